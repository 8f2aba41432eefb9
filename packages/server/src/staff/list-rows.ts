import type { ListQuery } from '@homecare/contract/staff'
import { dubaiInstant } from '@homecare/domain/dates'
import { Prisma } from '../generated/prisma/client'
import type { ListCursor } from './list-cursor'

/** What differs between the two lists. */
export interface ListShape {
  table: 'booking' | 'service_request'
  /** The columns that each sort goes by, the row's id last; an index has them behind the cell. */
  order: Record<ListQuery['sort'], readonly string[]>
}

export const BOOKINGS: ListShape = {
  table: 'booking',
  order: { created: ['created_at', 'id'], visit: ['visit_at', 'id'] },
}
export const REQUESTS: ListShape = {
  table: 'service_request',
  order: { created: ['created_at', 'id'], visit: ['date', 'created_at', 'id'] },
}

/** One ordered stretch of a list. */
export interface Stretch {
  shape: ListShape
  cells: readonly number[]
  sort: ListQuery['sort']
  date?: string | undefined
  /** With `visit`: the day that divides what is ahead, the next one first, from what is past, the latest first. */
  from: string
  side: ListCursor['side']
  /** The keys after which it begins; null is its beginning. */
  after: readonly string[] | null
}

const raw = (text: string) => Prisma.raw(text)
const falls = ({ sort, side }: Stretch) => sort === 'created' || side === 'past'

/** `created_at DESC, id DESC` */
export function orderBy(stretch: Stretch): Prisma.Sql {
  return raw(stretch.shape.order[stretch.sort].map((column) => `${column}${falls(stretch) ? ' DESC' : ''}`).join(', '))
}

/**
 * The rows of every cell, each from an index, merged in order: Postgres reads no more of them than it is asked for.
 * OFFSET 0 keeps it from merging the branches before it has seen that each is in order already.
 */
export function rowsOf(stretch: Stretch): Prisma.Sql {
  const { shape, cells, sort } = stretch
  const columns = raw([...shape.order[sort], 'name_folded'].join(', '))
  const order = orderBy(stretch)
  const bounds = Prisma.join([Prisma.sql`true`, ...boundsOf(stretch)], ' AND ')
  const branches = cells.map(
    (
      cell,
    ) => Prisma.sql`(SELECT ${columns} FROM ${raw(shape.table)} WHERE desk_cell = ${raw(String(cell))} AND ${bounds}
      ORDER BY ${order} OFFSET 0)`,
  )
  return Prisma.sql`SELECT * FROM (${Prisma.join(branches, ' UNION ALL ')}) cells ORDER BY ${order}`
}

/** The same rows out of those whose name a search has found. */
export function foundRows(stretch: Stretch): Prisma.Sql {
  const bounds = Prisma.join([Prisma.sql`desk_cell = ANY(${[...stretch.cells]}::int[])`, ...boundsOf(stretch)], ' AND ')
  return Prisma.sql`SELECT * FROM found WHERE ${bounds} ORDER BY ${orderBy(stretch)}`
}

function boundsOf(stretch: Stretch): Prisma.Sql[] {
  const { shape, sort, date, from, side, after } = stretch
  const columns = shape.order[sort]
  const bounds: Prisma.Sql[] = []
  if (date) bounds.push(Prisma.sql`date = ${date}`)
  if (sort === 'visit' && shape.table === 'booking') {
    const at = (day: string, minutes: number) => dubaiInstant(day, minutes)
    if (date) bounds.push(Prisma.sql`visit_at >= ${at(date, 0)} AND visit_at < ${at(date, 24 * 60)}`)
    else bounds.push(side === 'ahead' ? Prisma.sql`visit_at >= ${at(from, 0)}` : Prisma.sql`visit_at < ${at(from, 0)}`)
  } else if (sort === 'visit' && !date) {
    bounds.push(side === 'ahead' ? Prisma.sql`date >= ${from}` : Prisma.sql`date < ${from}`)
  }
  if (after) {
    const keys = columns.map((column, index) => key(column, after[index] ?? ''))
    bounds.push(
      Prisma.sql`(${raw(columns.join(', '))}) ${raw(falls(stretch) ? '<' : '>')} (${Prisma.join(keys, ', ')})`,
    )
  }
  return bounds
}

function key(column: string, value: string): Prisma.Sql {
  if (column === 'id') return Prisma.sql`${value}::uuid`
  return column === 'date' ? Prisma.sql`${value}` : Prisma.sql`${new Date(value)}`
}
