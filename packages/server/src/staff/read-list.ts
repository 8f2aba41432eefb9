import type { ListQuery, ServiceList } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { Prisma } from '../generated/prisma/client'
import { cellsOf, tilesOf } from './list-cells'
import { readCursor, writeCursor } from './list-cursor'
import { providerDay } from './provider-day'
import { foundRows, foundRowsOfBothSides, orderBy, rowsOf, sideOf, type ListShape, type Stretch } from './list-rows'

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
  /** How many rows a search took, to walk through or from the index of names, where that was counted. */
  taken: number
  /** Whether it goes on behind what is ahead with what is past. */
  bothSides: boolean
}

interface Search {
  /** The rows among which a page's rows are, named `found`. */
  found: Prisma.Sql
  /** When these are to be counted, which takes reading them all. */
  counted: Prisma.Sql
  bothSides: boolean
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
  const rows = page.items.map((each, index) => {
    const keys = page.keys[index] ?? []
    return { each, keys, side: page.bothSides ? sideOf(first, keys) : first.side }
  })
  if (!whole && first.side === 'ahead' && !page.bothSides && rows.length <= limit) {
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
  const page = (rows: Prisma.Sql, search: Partial<Search> = {}) => readPage<Item>(ctx, { stretch, item, rows, search })
  const all = rowsOf(stretch)
  const limit = Prisma.sql`LIMIT ${size}`
  if (wanted === '') return page(Prisma.sql`${all} ${limit}`)
  const isNamed = Prisma.sql`strpos(name_folded, lower(${wanted})) > 0`
  // OFFSET 0 again: looked at in the branches, each of them would be searched to its end for a first name.
  const named = Prisma.sql`SELECT * FROM (${all} OFFSET 0) walked WHERE ${isNamed} ORDER BY ${orderBy(stretch)} ${limit}`
  if (stretch.date) return page(named)
  // Postgres reads what was found in its order, and no more of it than fills the page.
  const near = await page(Prisma.sql`SELECT * FROM found WHERE ${isNamed} ${limit}`, {
    found: Prisma.sql`${all} LIMIT ${NEAR}`,
    counted: Prisma.sql`count(*) < ${size}`,
  })
  if (near.items.length === size || near.taken < NEAR) return near
  const rows = near.tally.reduce((sum, { n }) => sum + n, 0)
  const expected = (near.items.length / NEAR) * rows
  if (expected > FOUND) return page(named)
  const names = Prisma.raw(`find_${stretch.shape.table}_names`)
  // Names are looked up once, also where what is ahead does not fill the page.
  const bothSides = stretch.from !== '' && stretch.side === 'ahead'
  const rare = await page(Prisma.sql`${bothSides ? foundRowsOfBothSides(stretch) : foundRows(stretch)} ${limit}`, {
    found: Prisma.sql`SELECT * FROM ${names}(lower(${wanted}), ${FOUND + 1}::int)`,
    bothSides,
  })
  return rare.taken > FOUND ? page(named) : rare
}

async function readPage<Item>(
  ctx: Ctx,
  {
    stretch,
    item,
    rows,
    search: { found = Prisma.sql`SELECT 1`, counted = Prisma.sql`true`, bothSides = false },
  }: { stretch: Stretch; item: Prisma.Sql; rows: Prisma.Sql; search: Partial<Search> },
): Promise<Page<Item>> {
  const { table } = stretch.shape
  const columns = stretch.shape.order[stretch.sort]
  const keys = Prisma.raw(columns.map((column) => keyText(`p.${column}`)).join(', '))
  const order = bothSides ? Prisma.raw('p.part, p.place') : orderBy(stretch, 'p.')
  const [row] = await ctx.db.$queryRaw<Omit<Page<Item>, 'bothSides'>[]>`
    WITH found AS MATERIALIZED (${found}), page AS MATERIALIZED (${rows})
    SELECT coalesce(json_agg(${item} ORDER BY ${order}), '[]') AS items,
      coalesce(json_agg(json_build_array(${keys}) ORDER BY ${order}), '[]') AS keys,
      CASE WHEN ${counted} THEN (SELECT count(*)::int FROM found) ELSE 0 END AS taken,
      (SELECT coalesce(json_agg(json_build_object('cell', t.cell, 'n', t.n)), '[]')
        FROM (SELECT cell, sum(n)::int AS n FROM list_tally WHERE list = ${table} GROUP BY cell) t) AS tally
    FROM page p JOIN ${Prisma.raw(table)} r ON r.id = p.id`
  return { ...(row ?? { items: [], keys: [], tally: [], taken: 0 }), bothSides }
}

/** A key as the cursor carries it. */
function keyText(column: string): string {
  return column.endsWith('_at')
    ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`
}
