import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import type { Ctx } from '../process/context'
import { presentAccount, withLastSession } from './present'

/** Every account, by name. */
export async function listStaff({ ctx }: { ctx: Ctx }): Promise<StaffAccounts> {
  const users = await ctx.db.staffUser.findMany({ orderBy: { userName: 'asc' }, include: withLastSession })
  return { accounts: users.map(presentAccount) }
}
