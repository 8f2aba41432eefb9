import type { FactorAnswer } from '@homecare/contract/second-factor'
import type { LoginUser } from '@homecare/contract/staff'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import { openSession, type LoginBrowser, type OpenedSession } from '../internal/open-session'
import { findPendingLogin, takePendingLogin, type PendingLogin } from '../internal/pending-login'
import type { FactorLimits } from './limits'
import { verifyFactor } from './verify'
import { passkeyRequest } from './verify-passkey'

/** The second step of a login. Throws UNAUTHENTICATED if its time is over, and what `verifyFactor` throws. */
export async function completeLogin({
  ctx,
  limits,
  pendingTokens,
  browser,
  input,
}: {
  ctx: Ctx
  limits: FactorLimits
  pendingTokens: readonly string[]
  browser: LoginBrowser
  input: FactorAnswer
}): Promise<OpenedSession & { user: LoginUser }> {
  const pending = await pendingOf(ctx, pendingTokens)
  const { user, tokenHash } = pending
  const actor = { name: user.userName, role: user.role, from: browser.from }
  await verifyFactor({ ctx, limits, holder: { tokenHash, userId: user.id }, actor, input })
  const opened = await ctx.db.$transaction(async (tx) => {
    if (!(await takePendingLogin(tx, tokenHash))) throw loginAgain()
    return openSession(ctx, tx, { user, browser, way: input.way })
  })
  return { user: { userName: user.userName, role: user.role }, ...opened }
}

/** The challenge of the second step by passkey. */
export async function requestLoginPasskey({
  ctx,
  pendingTokens,
}: {
  ctx: Ctx
  pendingTokens: readonly string[]
}): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { tokenHash, user } = await pendingOf(ctx, pendingTokens)
  return passkeyRequest(ctx, { tokenHash, userId: user.id })
}

async function pendingOf(ctx: Ctx, tokens: readonly string[]): Promise<PendingLogin> {
  const pending = await findPendingLogin(ctx, tokens)
  if (!pending || pending.enrols) throw loginAgain()
  return pending
}

const loginAgain = () => new AppError('UNAUTHENTICATED', { detail: 'This login has taken too long. Begin again.' })
