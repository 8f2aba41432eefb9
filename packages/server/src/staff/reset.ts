import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { recordId } from '../database/record-id'
import { sendStaffLink } from './staff-link'

/**
 * Emails a link to choose a new password; an invited person without a password is invited again. The old password works
 * until then. Throws NOT_FOUND, and ILLEGAL_TRANSITION for a disabled account or a name that is no email address.
 */
export async function resetStaff({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string }
}): Promise<void> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM staff_user WHERE id = ${id}::uuid FOR UPDATE`
    const user = await tx.staffUser.findUnique({ where: { id } })
    if (!user) throw new AppError('NOT_FOUND')
    if (user.disabledAt) throw new AppError('ILLEGAL_TRANSITION', { detail: 'Enable this account first.' })
    if (!user.userName.includes('@')) {
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'This account has no email that a link could be sent to.' })
    }
    const purpose = user.passwordHash === null ? 'invite' : 'reset'
    await sendStaffLink(ctx, tx, { userId: id, purpose })
    const action = purpose === 'invite' ? 'invited again' : 'password reset sent'
    await appendAuditEntry(tx, { actor, action, subject: { type: 'staff', id }, detail: { userName: user.userName } })
  })
}
