import type { SessionInfo, StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { StaffUser } from '@homecare/contract/staff'
import type { Prisma } from '../generated/prisma/client'
import { sessionEnds } from './internal/sessions'
import type { LiveSession } from './current'

export function presentSession(session: LiveSession): SessionInfo {
  const { idleUntil, endsAt } = sessionEnds(session)
  const { userName, role } = session.staff
  return { userName, role, idleUntil: idleUntil.toISOString(), endsAt: endsAt.toISOString() }
}

/** Who is logged in. */
export function presentStaffUser({ staff: { userName, name, role } }: LiveSession): StaffUser {
  return { userName, name, role }
}

/** The relations that `presentAccount` reads: `include: withLastSession` in the query. */
export const withLastSession = {
  sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1 },
  passkeys: { select: { id: true }, take: 1 },
  totp: { select: { userId: true } },
} as const satisfies Prisma.StaffUserInclude

type Account = Prisma.StaffUserGetPayload<{ include: typeof withLastSession }>

export function presentAccount(account: Account): StaffAccounts['accounts'][number] {
  const { id, userName, name, role, passwordHash, disabledAt, createdAt, sessions, passkeys, totp } = account
  return {
    id,
    userName,
    name,
    role,
    state: disabledAt ? 'disabled' : passwordHash === null ? 'invited' : 'active',
    createdAt: createdAt.toISOString(),
    lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    hasFactor: passkeys.length > 0 || totp !== null,
  }
}
