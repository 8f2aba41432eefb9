import type { AuditQuery, AuditTrail } from '@homecare/contract/admin/audit-trail'
import { AppError } from '../process/app-error'
import { SUBJECT_TYPES } from './append'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from './staff-names'
import { presentAuditEntry } from './present'
import { storable } from '../database/storable'
import { matchingValues } from './internal/matching-values'

/**
 * Returns the whole audit history, newest first. Of who did something, and of what, parts of words are enough; an empty
 * filter is ignored. Throws INVALID_INPUT for a foreign cursor.
 */
export async function getAuditTrail({ ctx, input }: { ctx: Ctx; input: AuditQuery }): Promise<AuditTrail> {
  const { actor, action, subjectId, cursor, limit } = input
  if (cursor && !/^\d{1,18}$/.test(cursor)) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: 'Use the nextCursor of the last answer' } })
  }
  const nameOf = await staffNames(ctx.db)
  const actors = actor ? await matchingValues(ctx.db, 'actor', { parts: [storable(actor)], nameOf }) : null
  const parts = storable(action ?? '').split(',')
  const actions = action ? await matchingValues(ctx.db, 'action', { parts, nameOf: (name) => name }) : null
  const rows = await ctx.db.auditEntry.findMany({
    where: {
      ...(actors && { actor: { in: actors } }),
      ...(actions && { action: { in: actions } }),
      // The index on subjects begins with their type.
      ...(subjectId ? { subjectId: storable(subjectId), subjectType: { in: [...SUBJECT_TYPES] } } : {}),
      ...(cursor ? { id: { lt: BigInt(cursor) } } : {}),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const entries = withStaffNames(rows.slice(0, limit).map(presentAuditEntry), nameOf)
  return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}
