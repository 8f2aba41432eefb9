import type { AuditTrail } from '@homecare/contract/admin/audit-trail'
import type { RequestDetail } from '@homecare/contract/staff'
import type { AuditEntry, Prisma } from '../generated/prisma/client'

export function presentAuditEntry(entry: AuditEntry): AuditTrail['entries'][number] {
  const { id, at, actor, action, subjectType, subjectId, fromAddress, detail } = entry
  return {
    id: String(id),
    at: at.toISOString(),
    actor,
    action,
    subjectType,
    subjectId,
    from: fromAddress,
    detail: presentDetail(detail),
  }
}

/** An entry in the history of one record. */
export function presentHistory({
  at,
  actor,
  action,
  fromAddress,
  detail,
}: AuditEntry): RequestDetail['history'][number] {
  return { at: at.toISOString(), actor, action, from: fromAddress, detail: presentDetail(detail) }
}

/** An entry's detail is always an object, unless somebody wrote it into the table by hand. */
export function presentDetail(detail: Prisma.JsonValue): Record<string, unknown> {
  return typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? detail : {}
}
