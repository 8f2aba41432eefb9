import type { InviteStaff, StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { storable } from '../database/storable'
import { sendStaffLink } from './staff-link'
import { listStaff } from './list'

/** Creates an account without a password, and emails its link to set one. Throws CONFLICT for a name that is taken. */
export async function inviteStaff({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: InviteStaff
}): Promise<StaffAccounts> {
  const userName = input.userName.toLowerCase()
  const { role } = input
  const name = storable(input.name)
  await ctx.db.$transaction(async (tx) => {
    const [user] = await tx.staffUser.createManyAndReturn({
      data: { userName, name, role, passwordHash: null, createdAt: ctx.now() },
      skipDuplicates: true,
    })
    if (!user) throw new AppError('CONFLICT', { detail: 'There is an account with this email already.' })
    await sendStaffLink(ctx, tx, { userId: user.id, purpose: 'invite' })
    await appendAuditEntry(tx, {
      actor,
      action: 'invited',
      subject: { type: 'staff', id: user.id },
      detail: { userName, name, role },
    })
  })
  return listStaff({ ctx })
}
