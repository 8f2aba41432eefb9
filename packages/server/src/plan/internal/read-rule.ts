import type { PlanRuleInput } from '@homecare/contract/plans'
import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { MAX_CARE_VISIT_DAYS } from '@homecare/domain/care-visit-table'
import { formatRecurrence, parseRecurrence, type RecurrenceRefusal, withDaysOf } from '@homecare/domain/recurrence'
import { recordId } from '../../database/record-id'
import { storable } from '../../database/storable'
import type { Prisma } from '../../generated/prisma/client'
import { lastDayOf, hasDates, occurrencesOf } from '../occurrences'

const REFUSED: Record<RecurrenceRefusal, string> = {
  unreadable: 'This is not a rule of repetition',
  'not-offered': 'Choose days, weeks or months',
  impossible: 'There are no such days',
}

/** More visits than an offer can be about. */
const MAX_VISITS = 1000

/** A rule as it is stored, without its case and line. */
export type ReadRule = Omit<Prisma.PlanRuleUncheckedCreateInput, 'caseId' | 'lineId' | 'createdAt' | 'createdBy'> & {
  startsOn: IsoDate
  endsOn: IsoDate | null
}

/** Checks what was typed of a rule. The sentences are by the names of its fields; without any the rule can be stored. */
export async function readRule(
  tx: Prisma.TransactionClient,
  input: PlanRuleInput,
  { caseId, now }: { caseId: string; now: Date },
): Promise<{ rule: ReadRule; fields: Record<string, string> }> {
  const fields: Record<string, string> = {}
  const { quoteLine, nurseId, startsOn, startMinute, minutes, skills, onHolidays, accepted, tasks } = input
  const parsed = parseRecurrence(input.rrule)
  if (!parsed.ok) fields['rrule'] = REFUSED[parsed.reason]
  // The days that the text leaves to the first day stay those when a later rule takes its place.
  const rrule = parsed.ok ? formatRecurrence(withDaysOf(parsed.rule, startsOn)) : ''
  const endsOn = parsed.ok ? earlier(input.endsOn, lastDayOf(input.rrule, startsOn)) : input.endsOn
  if (startsOn > addDays(dubaiDate(now), MAX_CARE_VISIT_DAYS)) fields['startsOn'] = 'Choose a day within a year'
  if (endsOn !== null && endsOn < startsOn) fields['endsOn'] = 'The last day is before the first one'
  else if (parsed.ok) Object.assign(fields, datesRefused({ rrule, startsOn, endsOn }))
  const line = quoteLine && (await findLine(tx, caseId, quoteLine))
  if (quoteLine && !line) fields['quoteLine'] = 'Choose a line of an accepted offer'
  else if (endsOn === null && line?.quote.billing === 'once')
    fields['endsOn'] = 'Its offer has one price for all of the care: choose the last day'
  if (nurseId !== null && !(await tx.nurse.findUnique({ where: { id: recordId(nurseId) }, select: { id: true } })))
    fields['nurseId'] = 'Choose a nurse from the list'
  const rule = {
    ...{ rrule, startsOn, endsOn, startMinute, minutes, skills, nurseId },
    accepted: nurseId === null ? [] : accepted,
    ...{ quoteId: line?.quoteId ?? null, quotePosition: line?.position ?? null },
    service: storable(input.service),
    onHolidays: onHolidays === 'work',
    tasks: {
      create: tasks.map((task, position) => ({
        ...{ position, text: storable(task.text), atMinute: task.atMinute, required: task.required },
      })),
    },
  }
  return { rule, fields }
}

const earlier = (one: IsoDate | null, other: IsoDate | null): IsoDate | null =>
  one === null || (other !== null && other < one) ? other : one

function datesRefused(rule: { rrule: string; startsOn: IsoDate; endsOn: IsoDate | null }): Record<string, string> {
  const { startsOn, endsOn } = rule
  if (!hasDates(rule)) return { rrule: 'This rule has no day' }
  const tooMany = endsOn !== null && occurrencesOf(rule, { from: startsOn, through: endsOn }).length > MAX_VISITS
  return tooMany ? { endsOn: `These are more than ${MAX_VISITS} visits: choose an earlier last day` } : {}
}

const findLine = (
  tx: Prisma.TransactionClient,
  caseId: string,
  { quoteId, position }: NonNullable<PlanRuleInput['quoteLine']>,
) =>
  tx.quoteLine.findFirst({
    where: { quoteId: recordId(quoteId), position, quote: { caseId, state: 'accepted' } },
    include: { quote: { select: { billing: true } } },
  })
