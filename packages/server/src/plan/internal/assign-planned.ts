import { lockForVisits, occupyForVisits, type NurseOutcome, type VisitOfNurse } from '../../case/occupy-many'
import type { CareCase, Prisma } from '../../generated/prisma/client'
import type { Changed, SyncedVisit } from './sync'
import { groupBy } from '../../process/group-by'

type Pair = Pick<Changed, 'visit' | 'wanted'>

/**
 * Locks days and nurses of all that will change, before anything does: whoever assigns care at this moment waits here, or is waited
 * for, and never both.
 */
export async function lockForPlan(
  tx: Prisma.TransactionClient,
  { canceled, pairs }: { canceled: readonly SyncedVisit[]; pairs: readonly Pair[] },
): Promise<void> {
  const before = [...canceled, ...pairs.filter(isNew).flatMap(({ visit }) => visit ?? [])]
  const after = pairs.filter(isNew).filter((pair) => wantedNurse(pair) !== null)
  const nurseIds = [...before.map(({ row }) => row.nurseId), ...after.map(wantedNurse)].filter((id) => id !== null)
  const visits = [
    ...before.filter(({ row }) => row.nurseId !== null).map(({ row }) => row),
    ...after.map(({ wanted }) => ({ startsAt: wanted.from, endsAt: wanted.to })),
  ]
  await lockForVisits(tx, { visits, nurseIds: [...new Set(nurseIds)] })
}

/**
 * Gives the visits that a plan has added, moved or put under another rule their nurse: the one of the rule, else who had the visit.
 * Where something speaks against it, the visit has no nurse until somebody decides. Others keep theirs.
 */
export async function assignPlanned(
  tx: Prisma.TransactionClient,
  careCase: CareCase,
  changed: readonly Changed[],
): Promise<ReadonlyMap<string, NurseOutcome>> {
  const wishes = changed.filter(isNew).filter((each) => each.visit?.row.nurseId || wantedNurse(each) !== null)
  if (wishes.length === 0) return new Map()
  await tx.nurseOccupation.deleteMany({ where: { visitId: { in: wishes.map(({ id }) => id) } } })
  const outcomes = new Map<string, NurseOutcome>()
  for (const [nurseId, some] of groupBy(wishes, wantedNurse)) {
    if (nurseId === null) continue
    const outcome = await occupyForVisits(tx, careCase, { nurseId, visits: some.map(asVisit) })
    outcomes.set(nurseId, outcome)
    await store(tx, nurseId, outcome)
  }
  const without = wishes.filter(({ id, visit }) => visit?.row.nurseId && !hasNurse(outcomes, id)).map(({ id }) => id)
  await tx.careVisit.updateMany({ where: { id: { in: without } }, data: { nurseId: null, acceptedRules: [] } })
  return outcomes
}

/** Nothing has to be decided on a visit that was kept by the same rule. */
const isNew = ({ visit, wanted }: Pair): boolean =>
  visit === null ||
  visit.state === 'off' ||
  visit.row.ruleId !== wanted.rule.id ||
  +visit.from !== +wanted.from ||
  +visit.to !== +wanted.to ||
  visit.skills.join() !== wanted.skills.join()

const wantedNurse = ({ visit, wanted }: Pair): string | null => wanted.rule.nurseId ?? visit?.row.nurseId ?? null

/** What the rule accepts of its nurse, and what was accepted of the nurse who has the visit. */
function asVisit({ id, visit, wanted }: Changed): VisitOfNurse {
  const { rule, from, to, skills } = wanted
  const nurseId = wantedNurse({ visit, wanted })
  const accepted = [
    ...(rule.nurseId === nurseId ? rule.accepted : []),
    ...(visit && visit.row.nurseId === nurseId ? visit.row.acceptedRules : []),
  ]
  return { id, startsAt: from, endsAt: to, skills: [...skills], accepted }
}

const hasNurse = (outcomes: ReadonlyMap<string, NurseOutcome>, id: string): boolean =>
  [...outcomes.values()].some(({ visits }) => 'acceptedRules' in (visits.get(id) ?? {}))

async function store(tx: Prisma.TransactionClient, nurseId: string, { visits }: NurseOutcome): Promise<void> {
  const got = [...visits].flatMap(([id, outcome]) => ('acceptedRules' in outcome ? [{ id, ...outcome }] : []))
  for (const [, some] of groupBy(got, ({ acceptedRules }) => acceptedRules.join()))
    await tx.careVisit.updateMany({
      where: { id: { in: some.map(({ id }) => id) } },
      data: { nurseId, acceptedRules: some[0]?.acceptedRules ?? [] },
    })
}
