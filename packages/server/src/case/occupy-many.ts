import type { BrokenRule, Occupied } from '@homecare/domain/assignment-rules'
import type { CareCase, CareVisit, Prisma } from '../generated/prisma/client'
import { lockNurse } from '../nurse/queries'
import { lockDays } from '../slot/lock-days'
import { daysOf } from '../slot/needed-nurses'
import { careOf, findNurseForVisits, visitToAssign } from './internal/nurse-facts'

export type VisitOfNurse = Pick<CareVisit, 'id' | 'startsAt' | 'endsAt' | 'skills'> & {
  /** The soft rules that somebody has accepted for this nurse before. */
  accepted: readonly string[]
}

/** The nurse has the visit, with the rules that are accepted; or why it can't be, with the rules that could be accepted. */
export type Outcome = { acceptedRules: string[] } | { why: string; rules: string[] }

export interface NurseOutcome {
  name: string
  /** By the ids of the visits. */
  visits: ReadonlyMap<string, Outcome>
}

/**
 * Locks what several visits of a case need, in the order in which everybody does: days, then nurses. Callers assign the visits
 * after it.
 */
export async function lockForVisits(
  tx: Prisma.TransactionClient,
  { visits, nurseIds }: { visits: readonly Pick<CareVisit, 'startsAt' | 'endsAt'>[]; nurseIds: readonly string[] },
): Promise<void> {
  const days = new Set(visits.flatMap(({ startsAt: from, endsAt: to }) => daysOf({ from, to })))
  await lockDays(tx, [...days])
  for (const id of nurseIds.toSorted()) await lockNurse(tx, id)
}

/**
 * Occupies a nurse for those of several visits of a case against which nothing speaks but what is accepted, the earliest first.
 * Their former times have to be free already, and days and nurse locked (`lockForVisits`).
 */
export async function occupyForVisits(
  tx: Prisma.TransactionClient,
  careCase: CareCase,
  { nurseId, visits }: { nurseId: string; visits: readonly VisitOfNurse[] },
): Promise<NurseOutcome> {
  const inOrder = visits.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const span = {
    from: new Date(Math.min(...inOrder.map(({ startsAt }) => startsAt.getTime()))),
    to: new Date(Math.max(...inOrder.map(({ endsAt }) => endsAt.getTime()))),
  }
  const { name, brokenBy } = await findNurseForVisits(tx, span, { nurseId, without: inOrder.map(({ id }) => id) })
  const got: Occupied[] = []
  const outcomes = new Map<string, Outcome>()
  for (const { id, startsAt: from, endsAt: to, skills, accepted } of inOrder) {
    const broken = brokenBy(visitToAssign(careCase, { from, to, skills }), got)
    const open = broken.filter(({ level, name: rule }) => level === 'hard' || !accepted.includes(rule))
    const isRefused = open.some(({ level }) => level === 'hard')
    if (open.length > 0)
      outcomes.set(id, { why: sentences(open), rules: isRefused ? [] : open.map((rule) => rule.name) })
    else {
      got.push({ from, to, what: careOf(careCase.number) })
      outcomes.set(id, { acceptedRules: broken.map((rule) => rule.name) })
    }
  }
  const free = inOrder.filter(({ id }) => 'acceptedRules' in (outcomes.get(id) ?? {}))
  const stored = await store(tx, nurseId, free)
  for (const { id } of free)
    if (!stored.has(id)) outcomes.set(id, { why: 'Got another visit at this moment.', rules: [] })
  return { name, visits: outcomes }
}

const sentences = (broken: readonly BrokenRule[]): string => broken.map(({ text }) => text).join(' ')

async function store(
  tx: Prisma.TransactionClient,
  nurseId: string,
  visits: readonly VisitOfNurse[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ visit_id: string }[]>`
    INSERT INTO nurse_occupation (nurse_id, from_at, to_at, visit_id)
    SELECT ${nurseId}::uuid, * FROM unnest(${visits.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${visits.map(({ endsAt }) => endsAt)}::timestamptz[], ${visits.map(({ id }) => id)}::uuid[])
    ON CONFLICT DO NOTHING RETURNING visit_id`
  return new Set(rows.map((row) => row.visit_id))
}
