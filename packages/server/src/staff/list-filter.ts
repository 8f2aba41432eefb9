import type { ListQuery } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import { Prisma } from '../generated/prisma/client'

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The conditions that both lists share, on columns named as in both tables. */
export function sharedConditions({ search, date, status }: ListQuery): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (search) conditions.push(nameContains(search))
  if (date) conditions.push(Prisma.sql`r.date = ${date}`)
  if (status && status !== 'All') conditions.push(Prisma.sql`r.status = ${status}::"AppointmentStatus"`)
  return conditions
}

function nameContains(search: string): Prisma.Sql {
  if (search.includes('\0')) throw new AppError('INVALID_INPUT', { fields: { search: 'Remove control characters' } })
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return Prisma.sql`r.full_name ILIKE ${pattern}`
}

/** What comes after the cursor, newest first. A cursor that is none of ours is INVALID_INPUT. */
export function afterCursor(cursor: string | undefined): Prisma.Sql[] {
  if (!cursor) return []
  const [, createdAt, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!createdAt || !id || Number.isNaN(Date.parse(createdAt))) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'Use the nextCursor of the last answer' } })
  }
  return [Prisma.sql`(r.created_at, r.id) < (${new Date(createdAt)}, ${id}::uuid)`]
}

export function cursorAt(last: { createdAt: string; id: string }): string {
  return Buffer.from(`${last.createdAt} ${last.id}`).toString('base64url')
}

export function where(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`
}

/** Cuts the one row that was read beyond the page; it tells whether there is a next one. */
export function pageOf<T extends { createdAt: string; id: string }>(
  rows: T[],
  limit: number,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? cursorAt(last) : null }
}
