import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import type { LiveSession } from '../current'
import { countFactorAttempt, type FactorLimits } from '../factor/limits'
import { verifyPassword } from '../password'
import { countFailedLogin } from '../record-failed-logins'

/** Throws INVALID_INPUT unless this is the password of the session's account, and RATE_LIMITED before any hashing. */
export async function verifyOwnPassword({
  ctx,
  limits,
  session,
  actor,
  password,
}: {
  ctx: Ctx
  limits: FactorLimits
  session: LiveSession
  actor: Actor
  password: string
}): Promise<void> {
  const { id: userId } = session.staff
  const attempt = await countFactorAttempt(limits, { userId, way: 'password' })
  const user = await ctx.db.staffUser.findUniqueOrThrow({ where: { id: userId } })
  if (!user.passwordHash || !(await verifyPassword(user.passwordHash, password))) {
    await countFailedLogin(ctx, user, actor.from ?? '')
    throw new AppError('INVALID_INPUT', { fields: { password: 'This is not your password' } })
  }
  await attempt.succeeded()
}
