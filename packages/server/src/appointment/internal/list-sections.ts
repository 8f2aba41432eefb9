import type { ListQuery } from '@homecare/contract/staff'
import { dubaiInstant } from '@homecare/domain/dates'
import { Prisma } from '../../generated/prisma/client'
import type { ListCursor } from './list-cursor'

export type ListName = 'booking' | 'service_request'

/** The columns of each sort, with the row's id last. Each sort has an index. */
export const ORDER: Record<ListName, Record<ListQuery['sort'], readonly string[]>> = {
  booking: { created: ['created_at', 'id'], visit: ['visit_at', 'id'] },
  service_request: { created: ['created_at', 'id'], visit: ['date', 'created_at', 'id'] },
}

/** A part of a list in one order: the list by visits has future visits, the next one first, and then past visits. */
export interface ListSection {
  name: ListCursor['section']
  where: Prisma.Sql
  orderBy: Prisma.Sql
}

/** Returns the sections that a page may have rows of, beginning with the cursor's section. */
export function sectionsOf(
  list: ListName,
  { sort, date }: Pick<ListQuery, 'sort' | 'date'>,
  { day, cursor }: { day: string; cursor: ListCursor | null },
): ListSection[] {
  const columns = ORDER[list][sort]
  const section = (name: ListSection['name'], descending: boolean, where: Prisma.Sql): ListSection => ({
    name,
    where: cursor?.section === name ? Prisma.sql`${where} AND ${isAfter(columns, cursor.keys, descending)}` : where,
    orderBy: Prisma.raw(columns.map((column) => `${column}${descending ? ' DESC' : ''}`).join(', ')),
  })
  const noCondition = Prisma.sql`true`
  if (sort === 'created') return [section('upcoming', true, noCondition)]
  if (date) return [section('upcoming', false, noCondition)]
  const upcoming = section('upcoming', false, Prisma.sql`${visitFrom(list, '>=', day)}`)
  const past = section('past', true, Prisma.sql`${visitFrom(list, '<', day)}`)
  return cursor?.section === 'past' ? [past] : [upcoming, past]
}

function visitFrom(list: ListName, comparison: '>=' | '<', day: string): Prisma.Sql {
  const is = Prisma.raw(comparison)
  return list === 'booking' ? Prisma.sql`visit_at ${is} ${dubaiInstant(day, 0)}` : Prisma.sql`date ${is} ${day}`
}

function isAfter(columns: readonly string[], keys: readonly string[], descending: boolean): Prisma.Sql {
  const values = columns.map((column, index) => valueOf(column, keys[index] ?? ''))
  return Prisma.sql`(${Prisma.raw(columns.join(', '))}) ${Prisma.raw(descending ? '<' : '>')} (${Prisma.join(values, ', ')})`
}

function valueOf(column: string, key: string): Prisma.Sql {
  if (column === 'id') return Prisma.sql`${key}::uuid`
  return column === 'date' ? Prisma.sql`${key}` : Prisma.sql`${new Date(key)}`
}
