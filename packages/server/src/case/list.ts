import type { CaseItem, CaseList, CaseListQuery } from '@homecare/contract/cases'
import { staffNames } from '../audit/staff-names'
import { Prisma, type CareCase } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import { isFoundBy } from './internal/is-found-by'
import { readPlace, writePlace, type Place } from './internal/list-place'
import { presentHead } from './present'

const OPEN = Prisma.sql`state NOT IN ('ended', 'lost')`

/** The order of open cases begins with those that have no follow-up, as the index has them. */
const BEFORE_ALL = new Date(0)

/** Returns a page of the desk's list. `worker` is the login of who asks. Throws INVALID_INPUT for a cursor that is not ours. */
export async function listCases({
  ctx,
  input,
}: {
  ctx: Ctx
  input: CaseListQuery & { worker: string }
}): Promise<CaseList> {
  const { show, limit } = input
  const place = input.cursor ? readPlace(input.cursor) : null
  const { order, after, keyOf } = show === 'open' ? OPEN_ORDER : CLOSED_ORDER
  const filter = Prisma.join([...filtersOf(input), ...(place ? [after(place)] : [])], ' AND ')
  const [found, counts] = await Promise.all([
    ctx.db.$queryRaw<{ id: string }[]>`SELECT id FROM care_case WHERE ${filter} ORDER BY ${order} LIMIT ${limit + 1}`,
    countCases(ctx),
  ])
  const ids = found.slice(0, limit).map(({ id }) => id)
  const rows = await ctx.db.careCase.findMany({ where: { id: { in: ids } }, include: listParts })
  const nameOf = await staffNames(ctx.db)
  const sorted = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const last = sorted.at(-1)
  return {
    items: sorted.map((row) => presentItem(row, nameOf)),
    counts,
    nextCursor: found.length > limit && last ? writePlace({ at: keyOf(last), id: last.id }) : null,
  }
}

const OPEN_ORDER = {
  order: Prisma.sql`follow_up_at NULLS FIRST, id`,
  after: ({ at, id }: Place) =>
    at <= BEFORE_ALL
      ? Prisma.sql`(follow_up_at IS NOT NULL OR id > ${id}::uuid)`
      : Prisma.sql`(follow_up_at, id) > (${at}, ${id}::uuid)`,
  keyOf: ({ followUpAt }: CareCase) => followUpAt ?? BEFORE_ALL,
}

const CLOSED_ORDER = {
  order: Prisma.sql`created_at DESC, id DESC`,
  after: ({ at, id }: Place) => Prisma.sql`(created_at, id) < (${at}, ${id}::uuid)`,
  keyOf: ({ createdAt }: CareCase) => createdAt,
}

function filtersOf({ show, state, responsible, search, worker }: CaseListQuery & { worker: string }): Prisma.Sql[] {
  const filters = [show === 'open' ? OPEN : Prisma.sql`NOT (${OPEN})`, Prisma.sql`erased_at IS NULL`]
  if (state) filters.push(Prisma.sql`state = ${state}::"CaseState"`)
  if (responsible === 'me') filters.push(Prisma.sql`responsible = ${worker}`)
  if (responsible === 'none') filters.push(Prisma.sql`responsible IS NULL`)
  if (search) filters.push(isFoundBy(search))
  return filters
}

async function countCases(ctx: Ctx): Promise<CaseList['counts']> {
  const [row] = await ctx.db.$queryRaw<Record<keyof CaseList['counts'], number>[]>`
    SELECT count(*)::int AS open, (count(*) FILTER (WHERE follow_up_at <= ${ctx.now()}))::int AS due,
      (count(*) FILTER (WHERE follow_up_at IS NULL))::int AS unplanned
    FROM care_case WHERE ${OPEN} AND erased_at IS NULL`
  return row ?? { open: 0, due: 0, unplanned: 0 }
}

const listParts = {
  contacts: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 1 },
  followUps: { where: { doneAt: null }, orderBy: [{ dueAt: 'asc' }, { id: 'asc' }], take: 1 },
} as const satisfies Prisma.CareCaseInclude

/** A call to the sender of its request has no follow-up of its own. */
function presentItem(
  row: Prisma.CareCaseGetPayload<{ include: typeof listParts }>,
  nameOf: (login: string) => string,
): CaseItem {
  const { followUpAt, followUps, contacts, state } = row
  const [first] = followUps
  const call = state === 'new' ? 'First call' : 'Call again'
  const isFirst = first !== undefined && first.dueAt.getTime() === followUpAt?.getTime()
  return {
    ...presentHead(row, nameOf),
    phoneNumber: contacts[0]?.phoneNumber ?? '',
    followUp: followUpAt && { dueAt: followUpAt.toISOString(), text: isFirst ? first.text : call },
  }
}
