import type { AuditCheck, AuditTrail } from '@homecare/contract/admin/audit-trail'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffAnswer, type StaffCallOptions } from './staff-call'

/** Empty texts don't filter. */
export interface AuditFilter {
  actor: string
  action: string
  subjectId: string
}

export function getAuditTrail(host: Host, filter: AuditFilter, cursor: string | null, how: StaffCallOptions) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (cursor) query.set('cursor', cursor)
  return staffCall<AuditTrail>(host, `/audit?${query}`, how)
}

/** Asks until the check is done: one of millions of entries is answered with its progress first. */
export async function checkAudit(
  host: Host,
  onProgress: (check: AuditCheck) => void,
): Promise<StaffAnswer<AuditCheck>> {
  for (;;) {
    const answer = await staffCall<AuditCheck>(host, '/audit/check', { method: 'POST' })
    if (!answer.ok || answer.data.state !== 'running') return answer
    onProgress(answer.data)
  }
}
