import type { AuditQuery, AuditTrail } from '@homecare/contract/admin/audit-trail'
import { AppError } from '../process/app-error'
import { SUBJECT_TYPES } from './append'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from './staff-names'
import { presentAuditEntry } from './present'
import { storable } from '../database/storable'

/**
 * Returns the whole audit history, newest first. An empty filter is ignored. Throws INVALID_INPUT for a foreign cursor.
 */
export async function getAuditTrail({ ctx, input }: { ctx: Ctx; input: AuditQuery }): Promise<AuditTrail> {
  const { actor, action, subjectId, cursor, limit } = input
  if (cursor && !/^\d{1,18}$/.test(cursor)) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'Use the nextCursor of the last answer' } })
  }
  const rows = await ctx.db.auditEntry.findMany({
    where: {
      ...(actor ? { actor: storable(actor) } : {}),
      ...(action ? { action: storable(action) } : {}),
      // The index on subjects begins with their type.
      ...(subjectId ? { subjectId: storable(subjectId), subjectType: { in: [...SUBJECT_TYPES] } } : {}),
      ...(cursor ? { id: { lt: BigInt(cursor) } } : {}),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const entries = withStaffNames(rows.slice(0, limit).map(presentAuditEntry), await staffNames(ctx.db))
  return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}
