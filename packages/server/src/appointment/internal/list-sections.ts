import type { BloodTestListQuery } from '@homecare/contract/staff'
import { dubaiInstant } from '@homecare/domain/dates'
import { Prisma } from '../../generated/prisma/client'
import { SECTIONS, type ListCursor } from './list-cursor'

export type ListName = 'booking' | 'service_request'

type Sorted = Pick<BloodTestListQuery, 'sort' | 'nurse' | 'date' | 'status'>

/** The columns of a sort, with the row's id last. Each sort has an index. */
export function orderOf(list: ListName, { sort, nurse }: Sorted): readonly string[] {
  if (sort === 'created') return ['created_at', 'id']
  if (list === 'service_request') return ['date', 'created_at', 'id']
  // Where nobody is assigned to any row, the order by day and nurse is that of the visits.
  return sort === 'due' && nurse !== 'none' ? ['date', 'has_nurse', 'visit_at', 'id'] : ['visit_at', 'id']
}

/** Exactly the conditions of the indexes `booking_due_idx` and `service_request_due_idx`. */
const IS_DUE_REQUEST = Prisma.sql`status = 'Pending'`
const IS_DUE = Prisma.sql`status = 'Pending' AND (payment_status IN ('Paid', 'Reversed') OR needs_action IS NOT NULL)`

/**
 * A part of a list in one order. The list by visits has future visits, the next one first, and then past visits; before
 * both, the list of requests has those that are overdue.
 */
export interface ListSection {
  name: ListCursor['section']
  where: Prisma.Sql
  orderBy: Prisma.Sql
}

/** Returns the sections that a page may have rows of, beginning with the cursor's section. */
export function sectionsOf(
  list: ListName,
  query: Sorted,
  { day, cursor }: { day: string; cursor: ListCursor | null },
): ListSection[] {
  const { sort, date, status } = query
  const columns = orderOf(list, query)
  const section = (name: ListSection['name'], descending: boolean, where: Prisma.Sql): ListSection => ({
    name,
    where: cursor?.section === name ? Prisma.sql`${where} AND ${isAfter(columns, cursor.keys, descending)}` : where,
    orderBy: Prisma.raw(columns.map((column) => `${expressionOf(column)}${descending ? ' DESC' : ''}`).join(', ')),
  })
  const noCondition = Prisma.sql`true`
  if (sort === 'created') return [section('upcoming', true, noCondition)]
  if (sort === 'due') return [section('upcoming', false, list === 'booking' ? IS_DUE : IS_DUE_REQUEST)]
  if (date) return [section('upcoming', false, noCondition)]
  const before = visitFrom(list, '<', day)
  const hasOverdue = list === 'service_request' && (!status || status === 'All' || status === 'Pending')
  const all = [
    ...(hasOverdue ? [section('overdue', false, Prisma.sql`${IS_DUE_REQUEST} AND ${before}`)] : []),
    section('upcoming', false, visitFrom(list, '>=', day)),
    section('past', true, hasOverdue ? Prisma.sql`${before} AND NOT (${IS_DUE_REQUEST})` : before),
  ]
  const first = SECTIONS.indexOf(cursor?.section ?? 'overdue')
  return all.filter(({ name }) => SECTIONS.indexOf(name) >= first)
}

function visitFrom(list: ListName, comparison: '>=' | '<', day: string): Prisma.Sql {
  const is = Prisma.raw(comparison)
  return list === 'booking' ? Prisma.sql`visit_at ${is} ${dubaiInstant(day, 0)}` : Prisma.sql`date ${is} ${day}`
}

function isAfter(columns: readonly string[], keys: readonly string[], descending: boolean): Prisma.Sql {
  const values = columns.map((column, index) => valueOf(column, keys[index] ?? ''))
  return Prisma.sql`(${Prisma.raw(columns.map(expressionOf).join(', '))}) ${Prisma.raw(descending ? '<' : '>')} (${Prisma.join(values, ', ')})`
}

const expressionOf = (column: string): string => (column === 'has_nurse' ? '(nurse_id IS NOT NULL)' : column)

function valueOf(column: string, key: string): Prisma.Sql {
  if (column === 'id') return Prisma.sql`${key}::uuid`
  if (column === 'has_nurse') return key === 'true' ? Prisma.sql`true` : Prisma.sql`false`
  return column === 'date' ? Prisma.sql`${key}` : Prisma.sql`${new Date(key)}`
}
