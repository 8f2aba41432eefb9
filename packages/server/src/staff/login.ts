import type { FactorWay } from '@homecare/contract/second-factor'
import type { Login, LoginUser } from '@homecare/contract/staff'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { NOBODYS_HASH, verifyPassword } from './password'
import { countFactors, factorWays } from './factor/ways'
import { knownDevice } from './known-device'
import { countLogin, type LoginLimits } from './login-limits'
import { mustHaveFactor } from './internal/factor-policy'
import { endBrowserSessions, openSession, type LoginBrowser, type OpenedSession } from './internal/open-session'
import { openPendingLogin } from './internal/pending-login'
import { countFailedLogin } from './record-failed-logins'

export interface LoginInput extends Login, LoginBrowser {}

/** An open session, or a second step with the ways that the account has: none if one must be set up first. */
export type LoginResult =
  | (OpenedSession & { state: 'open'; user: LoginUser })
  | { state: 'second-step'; ways: FactorWay[]; token: string }

const NO_WAY_LEFT =
  'Your passkey is blocked and no recovery code is left. Ask an admin of your team to reset your second factor.'

/**
 * Opens a session and remembers the browser, or begins the second step. Throws INVALID_INPUT for empty fields,
 * RATE_LIMITED before any hashing, UNAUTHENTICATED for a wrong name or password, and ILLEGAL_TRANSITION if none of the
 * account's factors can be used.
 */
export async function login({
  ctx,
  limits,
  input,
}: {
  ctx: Ctx
  limits: LoginLimits
  input: LoginInput
}): Promise<LoginResult> {
  const { userName, password, from, oldTokens, deviceCookie, userAgent } = input
  if (userName.trim() === '' || password === '')
    throw new AppError('INVALID_INPUT', { detail: 'Email and Password is required' })
  const name = userName.trim().toLowerCase()
  const user = name.includes('\0') ? null : await ctx.db.staffUser.findUnique({ where: { userName: name } })
  const now = ctx.now()
  const keyed = { signers: ctx.settings, userId: user?.id ?? '', now }
  const device = user && knownDevice(deviceCookie, keyed)
  const attempt = await countLogin(limits, { name, from, device })
  const isRight = await verifyPassword(user?.passwordHash ?? NOBODYS_HASH, password)
  if (!user || !isRight || user.disabledAt) {
    await countFailedLogin(ctx, user, from)
    throw new AppError('UNAUTHENTICATED', { detail: 'Incorrect email or password' })
  }
  await attempt.succeeded()

  const browser = { from, oldTokens, deviceCookie, userAgent }
  const hasFactor = (await countFactors(ctx.db, user.id)) > 0
  if (hasFactor || mustHaveFactor(ctx.settings, user)) {
    const ways = hasFactor ? await factorWays(ctx.db, user.id) : []
    if (hasFactor && ways.length === 0) throw new AppError('ILLEGAL_TRANSITION', { detail: NO_WAY_LEFT })
    await endBrowserSessions(ctx.db, oldTokens, now)
    return { state: 'second-step', ways, token: await openPendingLogin(ctx, { userId: user.id, enrols: !hasFactor }) }
  }
  const opened = await ctx.db.$transaction((tx) => openSession(ctx, tx, { user, browser, way: 'password' }))
  return { state: 'open', user: { userName: user.userName, role: user.role }, ...opened }
}
