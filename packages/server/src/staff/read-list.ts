import type { ListQuery, ServiceList } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { Prisma } from '../generated/prisma/client'
import { cellsOf, tilesOf } from './list-cells'
import { readCursor, writeCursor } from './list-cursor'
import { providerDay } from './provider-day'
import { foundRows, orderBy, rowsOf, type ListShape, type Stretch } from './list-rows'

/** Rows that a search walks through before it asks the index of names, and that it takes from there at the most. */
const NEAR = 3_000
const FOUND = 3_000

interface ListRequest {
  shape: ListShape
  /** The cells of the list's whole population; the tiles count them. */
  population: readonly number[]
  /** An item as JSON, of the row `r`: Postgres writes it, since lists are read all day. */
  item: Prisma.Sql
  query: ListQuery
}

interface Page<Item> {
  items: Item[]
  /** Of each item, the keys that it is sorted by. */
  keys: string[][]
  tally: { cell: number; n: number }[]
  /** Whether a search found more names than it may take. */
  tooMany: boolean
}

export interface List<Item> {
  items: Item[]
  counts: ServiceList['counts']
  nextCursor: string | null
}

/** One page of a list, its tiles and where the next one begins. Throws INVALID_INPUT for a cursor that is not ours. */
export async function readList<Item>(ctx: Ctx, { shape, population, item, query }: ListRequest): Promise<List<Item>> {
  const { sort, date, limit } = query
  const cursor = query.cursor ? readCursor(query.cursor, sort, shape.order[sort]) : null
  const wanted = query.search ?? ''
  if (wanted.includes('\0')) throw new AppError('INVALID_INPUT', { fields: { search: 'Remove control characters' } })
  const whole = sort === 'created' || Boolean(date)
  const first: Stretch = {
    shape,
    cells: cellsOf(population, query.status),
    sort,
    date: date || undefined,
    from: whole ? '' : (cursor?.from ?? providerDay(ctx)),
    side: cursor?.side ?? 'ahead',
    after: cursor?.keys ?? null,
  }
  const read = (stretch: Stretch, size: number) => readStretch<Item>(ctx, { stretch, item, wanted, size })
  const page = await read(first, limit + 1)
  const rows = page.items.map((each, index) => ({ each, keys: page.keys[index] ?? [], side: first.side }))
  if (!whole && first.side === 'ahead' && rows.length <= limit) {
    const past = await read({ ...first, side: 'past', after: null }, limit + 1 - rows.length)
    rows.push(...past.items.map((each, index) => ({ each, keys: past.keys[index] ?? [], side: 'past' as const })))
  }
  const last = rows[limit - 1]
  const more = rows.length > limit && last
  return {
    items: rows.slice(0, limit).map(({ each }) => each),
    counts: tilesOf(page.tally, population),
    nextCursor: more ? writeCursor({ sort, from: first.from, side: last.side, keys: last.keys }) : null,
  }
}

/**
 * Without a search the rows as they come. A search first looks at the nearest rows: what is frequent is found there,
 * and how many it finds tells whether to walk on or to ask the index of names.
 */
async function readStretch<Item>(
  ctx: Ctx,
  { stretch, item, wanted, size }: { stretch: Stretch; item: Prisma.Sql; wanted: string; size: number },
): Promise<Page<Item>> {
  const page = (rows: Prisma.Sql, found = Prisma.sql`SELECT 1`) => readPage<Item>(ctx, { stretch, item, rows, found })
  const all = rowsOf(stretch)
  const limit = Prisma.sql`LIMIT ${size}`
  if (wanted === '') return page(Prisma.sql`${all} ${limit}`)
  // OFFSET 0 again: looked at in the branches, each of them would be searched to its end for a first name.
  const named = (rows: Prisma.Sql) =>
    Prisma.sql`SELECT * FROM (${rows} OFFSET 0) walked WHERE strpos(name_folded, lower(${wanted})) > 0 ORDER BY ${orderBy(stretch)} ${limit}`
  if (stretch.date) return page(named(all))
  const near = await page(named(Prisma.sql`${all} LIMIT ${NEAR}`))
  const rows = (cells?: readonly number[]) =>
    near.tally.reduce((sum, { cell, n }) => (!cells || cells.includes(cell) ? sum + n : sum), 0)
  if (near.items.length === size || rows(stretch.cells) <= NEAR) return near
  const expected = (near.items.length / NEAR) * rows()
  if (expected > FOUND) return page(named(all))
  const names = Prisma.raw(`find_${stretch.shape.table}_names`)
  const rare = await page(
    Prisma.sql`${foundRows(stretch)} ${limit}`,
    Prisma.sql`SELECT * FROM ${names}(lower(${wanted}), ${FOUND + 1}::int)`,
  )
  return rare.tooMany ? page(named(all)) : rare
}

async function readPage<Item>(
  ctx: Ctx,
  { stretch, item, rows, found }: { stretch: Stretch; item: Prisma.Sql; rows: Prisma.Sql; found: Prisma.Sql },
): Promise<Page<Item>> {
  const { table, order } = stretch.shape
  const columns = order[stretch.sort]
  const keys = Prisma.raw(columns.map((column) => keyText(`p.${column}`)).join(', '))
  const by = Prisma.raw(columns.map((column) => `p.${column}`).join(', '))
  const way = Prisma.raw(stretch.sort === 'created' || stretch.side === 'past' ? 'DESC' : 'ASC')
  const [row] = await ctx.db.$queryRaw<Page<Item>[]>`
    WITH found AS MATERIALIZED (${found}), page AS MATERIALIZED (${rows})
    SELECT coalesce(json_agg(${item} ORDER BY (${by}) ${way}), '[]') AS items,
      coalesce(json_agg(json_build_array(${keys}) ORDER BY (${by}) ${way}), '[]') AS keys,
      (SELECT count(*) > ${FOUND} FROM found) AS "tooMany",
      (SELECT coalesce(json_agg(json_build_object('cell', t.cell, 'n', t.n)), '[]')
        FROM (SELECT cell, sum(n)::int AS n FROM list_tally WHERE list = ${table} GROUP BY cell) t) AS tally
    FROM page p JOIN ${Prisma.raw(table)} r ON r.id = p.id`
  return row ?? { items: [], keys: [], tally: [], tooMany: false }
}

/** A key as the cursor carries it. */
function keyText(column: string): string {
  return column.endsWith('_at')
    ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`
}
