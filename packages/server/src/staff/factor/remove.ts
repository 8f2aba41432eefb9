import { AppError } from '../../process/app-error'
import { recordId } from '../../database/record-id'
import type { Actor, Ctx } from '../../process/context'
import type { LiveSession } from '../current'
import { mustHaveFactor } from '../internal/factor-policy'
import { recordAndNotify } from './notify'
import { countFactors } from './ways'

interface Caller {
  ctx: Ctx
  session: LiveSession
  actor: Actor
}

/**
 * Removes one of the own passkeys, or the own authenticator app. With the last factor the recovery codes go too. Throws
 * NOT_FOUND, and ILLEGAL_TRANSITION for the last factor of an account that must have one.
 */
export async function removeFactor({
  ctx,
  session,
  actor,
  input,
}: Caller & { input: { passkeyId: string } | 'totp' }): Promise<void> {
  const { id: userId } = session.staff
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM staff_user WHERE id = ${userId}::uuid FOR UPDATE`
    const user = await tx.staffUser.findUniqueOrThrow({ where: { id: userId } })
    const { count } =
      input === 'totp'
        ? await tx.staffTotp.deleteMany({ where: { userId } })
        : await tx.staffPasskey.deleteMany({ where: { id: recordId(input.passkeyId), userId } })
    if (count === 0) throw new AppError('NOT_FOUND')
    const left = await countFactors(tx, userId)
    const isLastUsable = (await countFactors(tx, userId, { usable: true })) === 0
    if (isLastUsable && (left > 0 || mustHaveFactor(ctx.settings, user)))
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: 'You need a second factor, and this is your last one that works. Add another one first.',
      })
    if (left === 0) await tx.staffRecoveryCode.deleteMany({ where: { userId } })
    const event = input === 'totp' ? 'authenticator app removed' : 'passkey removed'
    await recordAndNotify(ctx, tx, { actor, userId, event })
  })
}
