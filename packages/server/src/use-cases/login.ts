import type { Login, StaffUserAnswer } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import { record } from '../audit'
import type { Ctx } from '../context'
import { hashPassword, verifyPassword } from '../password'
import type { RateLimit } from '../rate-limit'
import { countFailedLogin } from '../staff/count-failed-login'
import { hashSessionToken, newSessionToken } from '../staff/session-token'

export interface LoginInput extends Login {
  /** The caller's address. */
  from: string
  /** The session that the browser still has; it ends. */
  oldToken?: string | undefined
}

export interface LoginLimits {
  accountAndAddress: RateLimit
  address: RateLimit
}

// Verified against when there is no such account, so that its absence takes as long as a wrong password.
const nobodysHash = hashPassword('nobody has this password')

/** Opens a session. Throws INVALID_INPUT for empty fields, RATE_LIMITED before any hashing, else UNAUTHENTICATED. */
export async function login({
  ctx,
  limits,
  input,
}: {
  ctx: Ctx
  limits: LoginLimits
  input: LoginInput
}): Promise<{ user: StaffUserAnswer; token: string }> {
  const { userName, password, from, oldToken } = input
  if (userName.trim() === '' || password === '')
    throw new AppError('INVALID_INPUT', { detail: 'Email and Password is required' })
  const name = userName.trim().toLowerCase()
  const account = `${name} ${from}`
  await limits.address.take(from)
  await limits.accountAndAddress.take(account)
  const user = name.includes('\0') ? null : await ctx.db.staffUser.findUnique({ where: { userName: name } })
  const fits = await verifyPassword(user?.passwordHash ?? (await nobodysHash), password)
  if (!user || !fits || user.disabledAt) {
    await countFailedLogin(ctx, user, from)
    throw new AppError('UNAUTHENTICATED', { detail: 'Incorrect email or password' })
  }
  await limits.accountAndAddress.forget(account)

  const { token, tokenHash } = newSessionToken()
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    if (oldToken)
      await tx.staffSession.updateMany({ where: { tokenHash: hashSessionToken(oldToken) }, data: { revokedAt: now } })
    await tx.staffSession.create({ data: { tokenHash, userId: user.id, createdAt: now, lastSeenAt: now } })
    await record(tx, {
      actor: { name: user.userName, role: user.role, from },
      action: 'logged in',
      subject: { type: 'staff', id: user.id },
    })
  })
  return { user: { userName: user.userName, role: user.role }, token }
}
