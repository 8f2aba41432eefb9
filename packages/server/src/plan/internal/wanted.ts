import type { CanceledByPlan } from '@homecare/domain/care-visit-table'
import { dubaiInstant, type IsoDate } from '@homecare/domain/dates'
import type { Occurrence } from '@homecare/domain/plan-diff'
import type { Holiday, PlanPause, PlanRule, Prisma } from '../../generated/prisma/client'
import { occurrencesOf } from '../occurrences'

/** All that a plan says for some days. */
export interface PlanContent {
  rules: readonly PlanRule[]
  pauses: readonly PlanPause[]
  holidays: readonly Holiday[]
}

/** A visit that the plan wants, with the rule that it is made by. */
export interface Wanted extends Occurrence {
  rule: PlanRule
}

export async function readPlan(
  tx: Prisma.TransactionClient,
  { caseId, from, through }: { caseId: string; from: IsoDate; through: IsoDate },
): Promise<PlanContent> {
  const rules = await tx.planRule.findMany({
    where: { caseId, startsOn: { lte: through }, OR: [{ endsOn: null }, { endsOn: { gte: from } }] },
    orderBy: [{ startsOn: 'asc' }, { id: 'asc' }],
  })
  const pauses = await tx.planPause.findMany({
    where: { caseId, from: { lte: through }, OR: [{ until: null }, { until: { gte: from } }] },
  })
  const holidays = await tx.holiday.findMany({ where: { date: { gte: from, lte: through } } })
  return { rules, pauses, holidays }
}

/** The visits that a plan wants between two days and that have not begun. */
export const wantedVisits = (
  plan: PlanContent,
  { from, through, now }: { from: IsoDate; through: IsoDate; now: Date },
): Wanted[] =>
  plan.rules.flatMap((rule) =>
    occurrencesOf(rule, { from, through })
      .filter((day) => reasonAgainst(plan, rule, day) === null)
      .map((day) => ({ ...timesOn(rule, day), line: rule.lineId, day, skills: rule.skills, rule }))
      .filter((visit) => visit.from > now),
  )

const timesOn = ({ startMinute, minutes }: PlanRule, day: IsoDate) => ({
  from: dubaiInstant(day, startMinute),
  to: dubaiInstant(day, startMinute + minutes),
})

/** Why a rule has no visit on one of its days; null if it has one. */
export function reasonAgainst(
  { pauses, holidays }: PlanContent,
  { onHolidays }: Pick<PlanRule, 'onHolidays'>,
  day: IsoDate,
): CanceledByPlan | null {
  if (pauses.some(({ from, until }) => from <= day && (until === null || day <= until))) return 'paused'
  return !onHolidays && holidays.some(({ date }) => date === day) ? 'holiday' : null
}
