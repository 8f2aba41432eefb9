import { CANCELED_BY_PLAN, type CanceledByPlan } from '@homecare/domain/care-visit-table'
import type { IsoDate } from '@homecare/domain/dates'
import { planDiff, type PlanDiff, type PlanVisit } from '@homecare/domain/plan-diff'
import type { NurseOutcome } from '../../case/occupy-many'
import type { CareCase, Prisma } from '../../generated/prisma/client'
import { assignPlanned, lockForPlan } from './assign-planned'
import { readPlan, reasonAgainst, wantedVisits, type PlanContent, type Wanted } from './wanted'
import { groupBy } from '../../process/group-by'

const visitParts = { rule: true, nurse: true } as const satisfies Prisma.CareVisitInclude
type VisitRow = Prisma.CareVisitGetPayload<{ include: typeof visitParts }>

export interface SyncedVisit extends PlanVisit {
  row: VisitRow
}

/** A visit with the plan's wish for it, of which it is the row by now. */
export interface Changed {
  /** Null for a visit that was added. */
  visit: SyncedVisit | null
  wanted: Wanted
  id: string
}

export interface Synced {
  diff: PlanDiff<SyncedVisit, Wanted>
  /** All that was kept, moved, restored and added. */
  changed: Changed[]
  plan: PlanContent
  /** Who got visits, and who could not have which, by the ids of the nurses. */
  outcomes: ReadonlyMap<string, NurseOutcome>
}

interface Sync {
  from: IsoDate
  through: IsoDate
  now: Date
  includeByHand?: boolean
}

/**
 * Makes the visits of a case, which the caller has locked, those of its plan from a day on. What has begun, and what somebody has
 * said of a visit, stays. Done twice it changes nothing.
 */
export async function syncPlan(
  tx: Prisma.TransactionClient,
  careCase: CareCase,
  { from, through, now, includeByHand = false }: Sync,
): Promise<Synced> {
  const plan = await readPlan(tx, { caseId: careCase.id, from, through })
  const rows = await tx.careVisit.findMany({
    where: { caseId: careCase.id, ruleId: { not: null }, occursOn: { gte: from, lte: through } },
    include: visitParts,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  const visits = rows.map((row) => asPlanVisit(row, now))
  const diff = planDiff(visits, wantedVisits(plan, { from, through, now }), { includeByHand })
  const moved = [...diff.move, ...diff.restore]
  const wishes = diff.add.map((wanted) => ({ visit: null, wanted }))
  await lockForPlan(tx, { canceled: diff.cancel, pairs: [...diff.keep, ...moved, ...wishes] })
  await cancel(tx, plan, diff.cancel)
  await follow(tx, [...moved, ...diff.keep.filter(({ visit, wanted }) => visit.row.ruleId !== wanted.rule.id)])
  const added = await add(tx, careCase.id, { wanted: diff.add, now })
  const changed = [...[...diff.keep, ...moved].map((each) => ({ ...each, id: each.visit.id })), ...added]
  const outcomes = await assignPlanned(tx, careCase, changed)
  return { diff, changed, plan, outcomes }
}

function asPlanVisit(row: VisitRow, now: Date): SyncedVisit {
  const { id, rule, occursOn, startsAt, endsAt, skills, byHand, reason } = row
  const byPlan = CANCELED_BY_PLAN.some((each) => each === reason) && !byHand
  const state = startsAt <= now ? 'fixed' : row.state === 'planned' ? 'planned' : byPlan ? 'off' : 'fixed'
  return { id, line: rule?.lineId ?? id, day: occursOn ?? '', from: startsAt, to: endsAt, skills, byHand, state, row }
}

/** Each has the reason for which the plan does not want it. */
async function cancel(tx: Prisma.TransactionClient, plan: PlanContent, visits: readonly SyncedVisit[]): Promise<void> {
  if (visits.length === 0) return
  const byReason = groupBy(visits, ({ row, day }): CanceledByPlan => {
    const rule = plan.rules.find(({ id }) => id === row.ruleId)
    return (rule && reasonAgainst(plan, rule, day)) ?? 'planChanged'
  })
  for (const [reason, some] of byReason)
    await tx.careVisit.updateMany({
      where: { id: { in: some.map(({ id }) => id) } },
      data: { state: 'canceled', reason, reasonText: null },
    })
  await tx.nurseOccupation.deleteMany({ where: { visitId: { in: visits.map(({ id }) => id) } } })
}

/** Gives visits the times and the rule that the plan wants. One that moves loses its nurse's time until it is assigned again. */
async function follow(
  tx: Prisma.TransactionClient,
  pairs: readonly { visit: SyncedVisit; wanted: Wanted }[],
): Promise<void> {
  if (pairs.length === 0) return
  const moved = pairs.filter(({ visit, wanted }) => +visit.from !== +wanted.from || +visit.to !== +wanted.to)
  await tx.nurseOccupation.deleteMany({ where: { visitId: { in: moved.map(({ visit }) => visit.id) } } })
  for (const [rule, some] of groupBy(pairs, ({ wanted }) => wanted.rule))
    await tx.$executeRaw`
      UPDATE care_visit v SET rule_id = ${rule.id}::uuid, service = ${rule.service}, skills = ${rule.skills}::text[],
        starts_at = w.starts_at, ends_at = w.ends_at, state = 'planned', reason = NULL, reason_text = NULL, by_hand = false
      FROM unnest(${some.map(({ visit }) => visit.id)}::uuid[], ${some.map(({ wanted }) => wanted.from)}::timestamptz[],
        ${some.map(({ wanted }) => wanted.to)}::timestamptz[]) AS w(id, starts_at, ends_at)
      WHERE v.id = w.id`
}

/** Not by `createMany`, for which Prisma makes a new plan each time: fifty visits took 50 ms instead of 3. */
async function add(
  tx: Prisma.TransactionClient,
  caseId: string,
  { wanted, now }: { wanted: readonly Wanted[]; now: Date },
): Promise<Changed[]> {
  const added: Changed[] = []
  for (const [rule, some] of groupBy(wanted, (each) => each.rule)) {
    const rows = await tx.$queryRaw<{ id: string; day: IsoDate }[]>`
      INSERT INTO care_visit (case_id, kind, service, skills, starts_at, ends_at, rule_id, occurs_on, created_at)
      SELECT ${caseId}::uuid, 'visit', ${rule.service}, ${rule.skills}::text[], w.starts_at, w.ends_at, ${rule.id}::uuid, w.day, ${now}
      FROM unnest(${some.map(({ from }) => from)}::timestamptz[], ${some.map(({ to }) => to)}::timestamptz[],
        ${some.map(({ day }) => day)}::text[]) AS w(starts_at, ends_at, day)
      ON CONFLICT (rule_id, occurs_on) DO NOTHING RETURNING id, occurs_on AS day`
    for (const { id, day } of rows) {
      const each = some.find((one) => one.day === day)
      if (each) added.push({ visit: null, wanted: each, id })
    }
  }
  return added
}
