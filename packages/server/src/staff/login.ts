import type { Login, StaffUser } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../context'
import { NOBODYS_HASH, verifyPassword } from './password'
import { knownDevice, rememberDevice } from './known-device'
import { countLogin, type LoginLimits } from './login-limits'
import { hashSessionToken, newSessionToken } from './internal/sessions'
import { countFailedLogin } from './record-failed-logins'

export interface LoginInput extends Login {
  /** The caller's address. */
  from: string
  /** The browser's earlier sessions, which end. */
  oldTokens: readonly string[]
  /** The cookie that identifies a known browser. */
  deviceCookie?: string | undefined
}

/**
 * Opens a session and remembers the browser. Throws INVALID_INPUT for empty fields, RATE_LIMITED before any hashing, else
 * UNAUTHENTICATED.
 */
export async function login({
  ctx,
  limits,
  input,
}: {
  ctx: Ctx
  limits: LoginLimits
  input: LoginInput
}): Promise<{ user: StaffUser; token: string; deviceCookie: string }> {
  const { userName, password, from, oldTokens, deviceCookie } = input
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

  const { token, tokenHash } = newSessionToken()
  await ctx.db.$transaction(async (tx) => {
    const old = oldTokens.map(hashSessionToken)
    await tx.staffSession.updateMany({ where: { tokenHash: { in: old }, revokedAt: null }, data: { revokedAt: now } })
    await tx.staffSession.create({ data: { tokenHash, userId: user.id, createdAt: now, lastSeenAt: now } })
    await appendAuditEntry(tx, {
      actor: { name: user.userName, role: user.role, from },
      action: 'logged in',
      subject: { type: 'staff', id: user.id },
    })
  })
  return {
    user: { userName: user.userName, role: user.role },
    token,
    deviceCookie: rememberDevice(deviceCookie, keyed),
  }
}
