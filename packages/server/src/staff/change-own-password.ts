import type { ChangeOwnPassword } from '@homecare/contract/second-factor'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { checkPassword } from './check-password'
import type { LiveSession } from './current'
import type { FactorLimits } from './factor/limits'
import { recordAndNotify } from './factor/notify'
import { endSessions } from './internal/sessions'
import { verifyOwnPassword } from './internal/verify-own-password'
import { hashPassword } from './password'
import { dropStaffLinks } from './staff-link'

/**
 * Changes the own password, given the current one; every other session of the account and every link for a new password
 * ends. Throws INVALID_INPUT with the field that is wrong, and RATE_LIMITED.
 */
export async function changeOwnPassword({
  ctx,
  limits,
  session,
  actor,
  input: { current, password },
}: {
  ctx: Ctx
  limits: FactorLimits
  session: LiveSession
  actor: Actor
  input: ChangeOwnPassword
}): Promise<void> {
  const { id: userId, userName } = session.staff
  await verifyOwnPassword({ ctx, limits, session, actor, password: current }).catch((error: unknown) => {
    if (error instanceof AppError && error.fields)
      throw new AppError('INVALID_INPUT', { fields: { current: 'This is not your password' } })
    throw error
  })
  if (password === current)
    throw new AppError('INVALID_INPUT', { fields: { password: 'This is the password you have' } })
  checkPassword(password, { userName, profile: ctx.profile })
  const passwordHash = await hashPassword(password)
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM staff_user WHERE id = ${userId}::uuid FOR UPDATE`
    const now = ctx.now()
    await tx.staffUser.update({ where: { id: userId }, data: { passwordHash } })
    await tx.staffSession.updateMany({ where: { tokenHash: session.tokenHash }, data: { provenAt: now } })
    await endSessions(tx, userId, now, { except: session.tokenHash })
    await dropStaffLinks(tx, userId, now)
    await recordAndNotify(ctx, tx, { actor, userId, event: 'password changed' })
  })
}
