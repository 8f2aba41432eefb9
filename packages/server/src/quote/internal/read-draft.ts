import type { DraftQuote } from '@homecare/contract/quotes'
import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { filsFromAed } from '@homecare/domain/money'
import { MAX_QUOTE_DAYS } from '@homecare/domain/quote-table'
import { lineFils, timesIn } from '@homecare/domain/quote-totals'
import { rateOn, type Rate } from '@homecare/domain/rates'
import { storable } from '../../database/storable'
import type { Prisma } from '../../generated/prisma/client'
import { AppError } from '../../process/app-error'
import type { QuoteContent } from '../parts'

/** A draft with its prices as they are on the first day of the care. `lines` have no quote yet. */
export type PricedDraft = Omit<QuoteContent, 'lines'> & {
  lines: Omit<QuoteContent['lines'][number], 'quoteId'>[]
  discountReason: string
}

/** Checks what was typed and adds prices and counted times. Throws INVALID_INPUT with a sentence for each wrong field. */
export async function readDraft(tx: Prisma.TransactionClient, input: DraftQuote, now: Date): Promise<PricedDraft> {
  const { startsOn, endsOn, billing, validUntil, discountReason, note } = input
  const fields = datesRefused(input, dubaiDate(now))
  const rates = await tx.rate.findMany()
  const discountFils = filsFromAed(input.discount)
  const lines = input.lines.map((line, position) => {
    const rate = rateOn(rates, line, startsOn)
    const times = line.times ?? timesIn({ startsOn, endsOn, billing }, line.days)
    Object.assign(fields, lineRefused(`lines.${position}`, { rate, times, startsOn }))
    const { service, unit, dayClass, days, startMinute, minutes } = line
    return {
      ...{ position, service, unit, dayClass, days, startMinute, minutes },
      times: times ?? 1,
      counted: line.times === null,
      unitFils: rate?.fils ?? 0,
      vatRule: rate?.vatRule ?? ('zero' as const),
    }
  })
  if (discountFils > 0 && discountReason.trim() === '') fields['discountReason'] = 'Say why there is a discount'
  const before = lines.map(lineFils).reduce((sum, each) => sum + each, 0)
  if (before > MAX_FILS) fields['lines.0.times'] = 'The total is too high for one quote'
  else if (discountFils > before) fields['discount'] = 'The discount is more than the price'
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
  return {
    ...{ startsOn, endsOn, billing, validUntil, discountFils, lines },
    discountReason: storable(discountReason),
    note: storable(note),
  }
}

/** AED 10 million: Postgres stores up to twice as much. */
const MAX_FILS = 1_000_000_000

function datesRefused({ startsOn, endsOn, validUntil }: DraftQuote, today: IsoDate): Record<string, string> {
  const fields: Record<string, string> = {}
  if (startsOn < today) fields['startsOn'] = 'Choose today or a later day'
  if (endsOn !== null && endsOn < startsOn) fields['endsOn'] = 'The last day is before the first one'
  else if (endsOn !== null && endsOn > addDays(startsOn, 730)) fields['endsOn'] = 'Choose a day within two years'
  if (validUntil < today) fields['validUntil'] = 'Choose today or a later day'
  else if (validUntil > addDays(today, MAX_QUOTE_DAYS))
    fields['validUntil'] = `Choose a day within ${MAX_QUOTE_DAYS} days`
  return fields
}

function lineRefused(
  line: string,
  { rate, times, startsOn }: { rate: Rate | undefined; times: number | null; startsOn: IsoDate },
): Record<string, string> {
  if (!rate) return { [`${line}.unit`]: `There is no price for this from ${startsOn}. Add it to Prices of care` }
  if (times === null) return { [`${line}.times`]: 'Choose the days and the last day, or enter how many' }
  return times === 0 ? { [`${line}.days`]: 'None of these days is within the care' } : {}
}
