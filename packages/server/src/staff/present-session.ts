import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import { sessionEnds } from './internal/session-times'
import type { LiveSession } from './current'

export function presentSession(session: LiveSession): SessionInfo {
  const { idleUntil, endsAt } = sessionEnds(session)
  const { userName, role } = session.staff
  return { userName, role, idleUntil: idleUntil.toISOString(), endsAt: endsAt.toISOString() }
}
