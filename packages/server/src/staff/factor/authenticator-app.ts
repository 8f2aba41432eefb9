import type { NewTotp } from '@homecare/contract/second-factor'
import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import type { LiveSession } from '../current'
import { putChallenge, takeChallenge } from '../internal/challenges'
import type { LoginBrowser } from '../internal/open-session'
import { seal, unseal } from '../internal/seal'
import { newTotpSecret, totpStep, totpUri } from '../internal/totp'
import { addFactor, type AddedFactor } from './holder'
import { wrongCode } from './verify-totp'

interface Caller {
  ctx: Ctx
  session: LiveSession
}

/** A new secret for an authenticator app. It counts once a code has confirmed it. */
export async function requestTotp({ ctx, session }: Caller): Promise<NewTotp> {
  const { id: userId, userName } = session.staff
  const secret = newTotpSecret()
  const value = seal(ctx.settings, userId, secret)
  await putChallenge(ctx, { tokenHash: session.tokenHash, userId }, { purpose: 'add-totp', value })
  return { secret, uri: totpUri(secret, { issuer: ctx.profile.name, label: userName }) }
}

/**
 * Adds the authenticator app that shows this code, in place of an earlier one. After a wrong code the same secret can be
 * confirmed again within its minutes.
 */
export async function confirmTotp({
  ctx,
  session,
  actor,
  browser,
  input,
}: Caller & { actor: Actor; browser: LoginBrowser; input: { code: string } }): Promise<AddedFactor> {
  const { settings, now } = ctx
  const { id: userId } = session.staff
  const holder = { tokenHash: session.tokenHash, userId }
  const sealedSecret = await takeChallenge(ctx, holder, 'add-totp')
  const secret = sealedSecret === null ? null : unseal(settings, userId, sealedSecret)
  if (sealedSecret === null || !secret)
    throw new AppError('INVALID_INPUT', {
      fields: { code: 'That took too long. Begin again with a new code to scan.' },
    })
  const step = totpStep(secret.text, input.code, now())
  if (step === null) {
    await putChallenge(ctx, holder, { purpose: 'add-totp', value: sealedSecret })
    throw wrongCode(now())
  }
  return addFactor(ctx, {
    ...{ session, actor, browser, way: 'totp', event: 'authenticator app added' },
    async store(tx) {
      await tx.staffTotp.deleteMany({ where: { userId } })
      await tx.staffTotp.create({
        data: { userId, sealedSecret, createdAt: now(), usedSteps: { create: { step } } },
      })
    },
  })
}
