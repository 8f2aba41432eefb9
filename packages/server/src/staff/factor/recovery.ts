import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import type { LiveSession } from '../current'
import { replaceRecoveryCodes } from '../internal/recovery-codes'
import { recordAndNotify } from './notify'
import { countFactors } from './ways'

/** Makes new recovery codes; the ones before stop working. Throws ILLEGAL_TRANSITION without a second factor. */
export async function renewRecoveryCodes({
  ctx,
  session,
  actor,
}: {
  ctx: Ctx
  session: LiveSession
  actor: Actor
}): Promise<string[]> {
  const { id: userId } = session.staff
  return ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM staff_user WHERE id = ${userId}::uuid FOR UPDATE`
    if ((await countFactors(tx, userId)) === 0)
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Set up a passkey or an authenticator app first.' })
    const codes = await replaceRecoveryCodes(tx, userId)
    await recordAndNotify(ctx, tx, { actor, userId, event: 'recovery codes renewed' })
    return codes
  })
}
