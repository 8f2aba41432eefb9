import type { ListQuery, ServiceList } from '@homecare/contract/staff'
import { AppError } from '../../app-error'
import type { Ctx } from '../../context'
import { Prisma } from '../../generated/prisma/client'
import type { JsonText } from '../../json-text'
import { heldCells, learnCells } from './held-cells'
import { cellsOf, tilesOf } from './list-cells'
import { readCursor, writeCursor } from './list-cursor'
import { foundRows, inTurn, rowsOf, type ListShape, type Stretch } from './list-rows'
import { providerDay } from '../provider-day'

/** The nearest rows, which tell a search how frequent its name is, and so many names that it looks up at the most. */
const NEAR = 1_000
const FOUND = 3_000
/** The largest page and the row behind it: Postgres keeps one plan for pages of every size, and plans for no more than that. */
const MOST = 201

interface ListRequest {
  shape: ListShape
  /** The cells of the list's whole population; the tiles count them. */
  population: readonly number[]
  /** An item as JSON, of the row `r`: Postgres writes it, since lists are read all day. */
  item: Prisma.Sql
  query: ListQuery
}

interface Page {
  /** JSON. */
  items: string
  /** Which stretch the last item is of and the keys that it is sorted by; null if none comes behind it. */
  last: [number, ...string[]] | null
  tally: { cell: number; n: number }[]
  /** How many names were looked up. */
  found: number
}

/** Where a page's rows come from. */
interface Source {
  /** Common table expressions. */
  parts: Prisma.Sql
  /** The rows in their order; the page takes of them what it needs. */
  rows: Prisma.Sql
  /** How many names were looked up. */
  found: Prisma.Sql
}

export interface List<Item> {
  items: Item[]
  counts: ServiceList['counts']
  nextCursor: string | null
}

/** One page of a list, its tiles and where the next one begins. Throws INVALID_INPUT for a cursor that is not ours. */
export async function readList<Item>(
  ctx: Ctx,
  { shape, population, item, query }: ListRequest,
): Promise<JsonText<List<Item>>> {
  const { sort, date, limit, search: wanted = '' } = query
  const cursor = query.cursor ? readCursor(query.cursor, sort, shape.order[sort]) : null
  if (wanted.includes('\0')) throw new AppError('INVALID_INPUT', { fields: { search: 'Remove control characters' } })
  const whole = sort === 'created' || Boolean(date)
  const from = whole ? '' : (cursor?.from ?? providerDay(ctx))
  const side = cursor?.side ?? 'ahead'
  // Behind what is ahead comes what is past.
  const sides: Stretch['side'][] = whole || side === 'past' ? [side] : [side, 'past']
  const read = async (cells: readonly number[]) => {
    const stretches = sides.map((each, part): Stretch => ({
      shape,
      cells,
      sort,
      date: date || undefined,
      from,
      side: each,
      after: part === 0 ? (cursor?.keys ?? null) : null,
    }))
    const readFrom = (source: Source) => readPage(ctx, { shape, sort, item, limit, source })
    const walks = wanted === '' || Boolean(date)
    const page = await readFrom(walks ? walked(stretches, wanted) : searched(stretches, wanted, limit + 1))
    return page.found > FOUND ? readFrom(walked(stretches, wanted)) : page
  }

  const cells = cellsOf(population, query.status)
  const held = heldCells(ctx.db, shape.table, cells)
  let page = await read(held)
  learnCells(ctx.db, shape.table, page.tally)
  const isMissed = ({ cell, n }: Page['tally'][number]) => n > 0 && cells.includes(cell) && !held.includes(cell)
  if (page.tally.some(isMissed)) page = await read(cells)
  const [part = 0, ...keys] = page.last ?? []
  const rest: Omit<List<Item>, 'items'> = {
    counts: tilesOf(page.tally, population),
    nextCursor: page.last && writeCursor({ sort, from, side: sides[part] ?? 'past', keys }),
  }
  return `{"items":${page.items},${JSON.stringify(rest).slice(1)}`
}

// Numbers of ours stand in the text: the plan that Postgres keeps is to know how many rows it is for.
const raw = (count: number) => Prisma.raw(String(count))

/**
 * The rows in order, with `hit`: whether the name is the wanted one. Materialized, they are read no further than somebody
 * asks for them. The wanted name is folded once: in a plan for any name it would be folded anew for each row.
 */
function walk(stretches: readonly Stretch[], wanted: string): Prisma.Sql {
  const hit = wanted === '' ? Prisma.sql`true` : Prisma.sql`strpos(name_folded, (SELECT lower(${wanted}))) > 0`
  return Prisma.sql`walk AS MATERIALIZED (SELECT ${keysOf(stretches)}, ${hit} AS hit FROM (${inTurn(stretches, rowsOf)}) walked)`
}

function keysOf(stretches: readonly Stretch[]): Prisma.Sql {
  const [{ shape, sort }] = stretches as [Stretch]
  return Prisma.raw([...shape.order[sort], 'part'].join(', '))
}

const walked = (stretches: readonly Stretch[], wanted: string): Source => ({
  parts: walk(stretches, wanted),
  rows: Prisma.sql`SELECT * FROM walk WHERE hit`,
  found: Prisma.sql`0`,
})

/**
 * How often the nearest rows have the name tells whether to walk on, since what is frequent is soon found, or to ask the
 * index of names. Only that way is gone; if there are more names than `FOUND` after all, the page is to be walked.
 */
function searched(stretches: readonly Stretch[], wanted: string, size: number): Source {
  const [{ shape }] = stretches as [Stretch]
  const keys = keysOf(stretches)
  return {
    parts: Prisma.sql`${walk(stretches, wanted)},
      near AS MATERIALIZED (SELECT count(*) AS seen, count(*) FILTER (WHERE hit) AS hits
        FROM (SELECT hit FROM walk LIMIT ${raw(NEAR)}) nearest),
      way AS MATERIALIZED (SELECT seen < ${raw(NEAR)} OR hits >= ${size}
        OR hits * (SELECT sum(n) FROM tally) > ${raw(FOUND * NEAR)} AS walks FROM near),
      found AS MATERIALIZED (SELECT * FROM ${Prisma.raw(`find_${shape.table}_names`)}(lower(${wanted}), ${raw(FOUND + 1)})
        WHERE (SELECT NOT walks FROM way))`,
    rows: Prisma.sql`SELECT ${keys} FROM walk WHERE hit AND (SELECT walks FROM way)
      UNION ALL SELECT ${keys} FROM (${inTurn(stretches, foundRows)}) names`,
    found: Prisma.sql`(SELECT count(*)::int FROM found)`,
  }
}

interface PageRequest extends Pick<ListRequest, 'shape' | 'item'>, Pick<ListQuery, 'sort' | 'limit'> {
  source: Source
}

async function readPage(ctx: Ctx, { shape, sort, item, limit, source }: PageRequest): Promise<Page> {
  const { table } = shape
  const keys = Prisma.raw(['p.part', ...shape.order[sort].map((column) => keyText(`p.${column}`))].join(', '))
  const rows = await ctx.db.$queryRaw<Page[]>(Prisma.sql`
    WITH tally AS MATERIALIZED (SELECT cell, sum(n)::int AS n FROM list_tally WHERE list = ${table} GROUP BY cell),
      ${source.parts},
      page AS MATERIALIZED (SELECT *, row_number() OVER () AS place FROM (SELECT * FROM (${source.rows} LIMIT ${raw(MOST)}) most LIMIT ${limit + 1}) taken)
    SELECT coalesce(json_agg(${item} ORDER BY p.place) FILTER (WHERE p.place <= ${limit}), '[]')::text AS items,
      CASE WHEN count(*) > ${limit} THEN (SELECT json_build_array(${keys}) FROM page p WHERE p.place = ${limit}) END AS last,
      (SELECT coalesce(json_agg(tally), '[]') FROM tally) AS tally,
      ${source.found} AS found
    FROM page p JOIN ${Prisma.raw(table)} r ON r.id = p.id`)
  // A promise of Prisma has a getter of its own, by which V8 keeps it, what it was asked and what it gave, until the next
  // full collection: so it is asked one piece of SQL and left no row.
  return rows.pop() ?? { items: '[]', last: null, tally: [], found: 0 }
}

/** A key as the cursor carries it. */
function keyText(column: string): string {
  return column.endsWith('_at')
    ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${column}::text`
}
