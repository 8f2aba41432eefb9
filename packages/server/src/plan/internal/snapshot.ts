import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import type { Fils } from '@homecare/domain/money'
import { nurseName } from '@homecare/domain/nurse'
import { holidayLine, visitFils, type BillingPeriod } from '@homecare/domain/visit-price'
import type { Prisma } from '../../generated/prisma/client'
import { ruleParts } from './rule-parts'

const visitParts = { nurse: true, rule: { include: ruleParts } } as const satisfies Prisma.CareVisitInclude
type Visit = Prisma.CareVisitGetPayload<{ include: typeof visitParts }>

/** The visits of a plan that are planned or took place, by when they begin. */
export interface Snapshot {
  visits: readonly Visit[]
  holidays: ReadonlySet<IsoDate>
}

/** From the beginning of the month on, so that what took place in it counts in its price. */
export async function takeSnapshot(
  tx: Prisma.TransactionClient,
  { caseId, today, through }: { caseId: string; today: IsoDate; through: IsoDate },
): Promise<Snapshot> {
  const occursOn = { gte: addDays(today, -31), lte: through }
  const visits = await tx.careVisit.findMany({
    where: { caseId, ruleId: { not: null }, occursOn, state: { in: ['planned', 'ended'] } },
    include: visitParts,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  const holidays = await tx.holiday.findMany({ where: { date: occursOn } })
  return { visits, holidays: new Set(holidays.map(({ date }) => date)) }
}

/** By the names of the nurses. */
export function minutesOfNurses({ visits }: Snapshot, from: IsoDate): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>()
  for (const visit of visits) {
    if (!visit.nurse || dubaiDate(visit.startsAt) < from) continue
    const name = nurseName(visit.nurse)
    minutes.set(name, (minutes.get(name) ?? 0) + lengthOf(visit))
  }
  return minutes
}

/** Care is billed by the week if a line says so, by the month otherwise. */
export const billingOf = (...snapshots: readonly Snapshot[]): 'week' | 'month' =>
  snapshots.some(({ visits }) => visits.some(({ rule }) => rule?.quoteLine?.quote.billing === 'week'))
    ? 'week'
    : 'month'

/** What the visits of a period cost, with VAT and without any discount. A price for a month counts once for each line with a visit in it. */
export function priceOf({ visits, holidays }: Snapshot, { from, until }: BillingPeriod): Fils {
  const months = new Map<string, Fils>()
  let sum = 0
  for (const visit of visits) {
    const [line, day] = [visit.rule?.quoteLine, dubaiDate(visit.startsAt)]
    if (!line || day < from || day > until) continue
    if (line.unit === 'month') months.set(`${line.quoteId} ${line.position}`, line.unitFils)
    sum += visitFils(holidays.has(day) ? holidayLine(line, line.quote.lines) : line, lengthOf(visit))
  }
  return sum + [...months.values()].reduce((total, each) => total + each, 0)
}

export const isPriced = ({ rule }: Visit): boolean => rule?.quoteLine !== undefined && rule.quoteLine !== null

const lengthOf = ({ startsAt, endsAt }: Visit): number => (endsAt.getTime() - startsAt.getTime()) / 60_000
