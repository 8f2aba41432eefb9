import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { Ctx } from '../context'

/** Every account, by name. */
export async function listStaff({ ctx }: { ctx: Ctx }): Promise<StaffAccounts> {
  const users = await ctx.db.staffUser.findMany({
    orderBy: { userName: 'asc' },
    include: { sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1 } },
  })
  return {
    accounts: users.map(({ id, userName, role, passwordHash, disabledAt, createdAt, sessions }) => ({
      id,
      userName,
      role,
      state: disabledAt ? 'disabled' : passwordHash === null ? 'invited' : 'active',
      createdAt: createdAt.toISOString(),
      lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    })),
  }
}
