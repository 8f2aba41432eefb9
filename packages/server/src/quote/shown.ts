import { createHash } from 'node:crypto'
import type { ShownQuote } from '@homecare/contract/quotes'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import type { Locale } from '@homecare/domain/locales'
import type { QuoteState } from '@homecare/domain/quote-table'
import { serviceName } from '@homecare/domain/service-name'
import { SERVICE_NAMES } from '@homecare/domain/texts-of-languages'
import type { QuoteContent, QuoteWithParts } from './parts'
import { amountsOf, numberOf } from './present'
import { TERMS_VERSION, termsIn } from './terms'
import { countText, periodText, QUOTE, whenText } from './words'

interface About {
  number: string
  patientName: string
  state: QuoteState
  accepted?: { name: string; at: Date } | null
}

/** What a family reads. On the day after the last one a quote has expired, whether or not the hourly job has run. */
export function shownQuote(
  content: QuoteContent,
  about: About,
  { locale, today }: { locale: Locale; today: IsoDate },
): ShownQuote {
  const amounts = amountsOf(content)
  const { billing, note, validUntil } = content
  return {
    ...{ billing, note },
    validUntil: formatDate(validUntil, locale),
    number: about.number,
    state: stateOf(about.state, validUntil, today),
    patientName: about.patientName,
    period: periodText(content, locale),
    lines: content.lines.map((line, index) => ({
      service: serviceName(line.service, SERVICE_NAMES[locale]),
      when: whenText(line, locale),
      count: countText(line, content, locale),
      amount: amounts.lines[index] ?? 0,
    })),
    ...amounts.totals,
    totalFor: QUOTE[locale].totalFor[billing],
    contentHash: contentHash(about.number, content),
    terms: { version: TERMS_VERSION, sentences: termsIn(locale) },
    accepted: about.accepted ? { name: about.accepted.name, at: about.accepted.at.toISOString() } : null,
  }
}

/** A stored quote as its family reads it. */
export function shownRow(row: QuoteWithParts, view: { locale: Locale; today: IsoDate }): ShownQuote {
  const { state, acceptedName: name, closedAt: at } = row
  const accepted = state === 'accepted' && name !== null && at !== null ? { name, at } : null
  return shownQuote(row, { number: numberOf(row), patientName: row.case.patientName, state, accepted }, view)
}

function stateOf(state: QuoteState, validUntil: IsoDate, today: IsoDate): ShownQuote['state'] {
  if (state === 'draft') return 'open'
  if (state === 'sent') return today > validUntil ? 'expired' : 'open'
  return state
}

/** A digest of everything that an acceptance agrees to, the same in every language. */
export function contentHash(number: string, content: QuoteContent): string {
  const { startsOn, endsOn, billing, validUntil, discountFils, note } = content
  const lines = content.lines.map(
    ({ service, unit, dayClass, days, startMinute, minutes, times, unitFils, vatRule }) => [
      ...[service, unit, dayClass, days, startMinute, minutes, times, unitFils, vatRule],
    ],
  )
  const all = [number, startsOn, endsOn, billing, validUntil, discountFils, note, lines, TERMS_VERSION]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}
