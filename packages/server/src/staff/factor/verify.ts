import type { FactorAnswer } from '@homecare/contract/second-factor'
import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import type { ChallengeHolder } from '../internal/challenges'
import { takeRecoveryCode } from '../internal/recovery-codes'
import { countFailedLogin } from '../record-failed-logins'
import { countFactorAttempt, type FactorLimits } from './limits'
import { recordAndNotify } from './notify'
import { verifyPasskey } from './verify-passkey'
import { verifyTotp } from './verify-totp'

/**
 * Verifies a second factor, which is used up by it. Throws RATE_LIMITED before any verification, and INVALID_INPUT for
 * one that is wrong or was used; both are counted.
 */
export async function verifyFactor({
  ctx,
  limits,
  holder,
  actor,
  input,
}: {
  ctx: Ctx
  limits: FactorLimits
  holder: ChallengeHolder
  actor: Actor
  input: FactorAnswer
}): Promise<void> {
  const { userId } = holder
  const attempt = await countFactorAttempt(limits, { userId, way: input.way })
  try {
    if (input.way === 'passkey') await verifyPasskey(ctx, { holder, actor, response: input.response })
    else if (input.way === 'totp') await verifyTotp(ctx, { userId, code: input.code })
    else await spendRecoveryCode(ctx, { userId, actor, code: input.code })
  } catch (error) {
    if (error instanceof AppError) await countFailedLogin(ctx, { id: userId }, actor.from ?? '')
    throw error
  }
  await attempt.succeeded()
}

async function spendRecoveryCode(
  ctx: Ctx,
  { userId, actor, code }: { userId: string; actor: Actor; code: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, { userId, typed: code, now: ctx.now() })))
      throw new AppError('INVALID_INPUT', {
        fields: { code: 'This recovery code is not right, or it was used already. Each works once.' },
      })
    const left = await tx.staffRecoveryCode.count({ where: { userId, usedAt: null } })
    await recordAndNotify(ctx, tx, { actor, userId, event: 'recovery code used', detail: { left } })
  })
}
