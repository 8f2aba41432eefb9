import type { SetPassword } from '@homecare/contract/admin/staff-accounts'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import { checkPassword } from './check-password'
import { hashPassword } from './password'
import type { RateLimit } from '../process/rate-limit'
import { endSessions } from './internal/sessions'
import { dropStaffLinks, hashStaffLink } from './staff-link'

/**
 * Sets the password of the account that an emailed link is for. The link works once, and every session of the account
 * ends. Throws NOT_FOUND for an invalid link, RATE_LIMITED for many of them, and INVALID_INPUT for a password that
 * contains the account's name or can be guessed.
 */
export async function setPassword({
  ctx,
  limit,
  input: { token, password, from },
}: {
  ctx: Ctx
  limit: RateLimit
  input: SetPassword & { from: string }
}): Promise<void> {
  const tokenHash = hashStaffLink(token)
  const link = await ctx.db.staffToken.findUnique({ where: { tokenHash }, include: { user: true } })
  const now = ctx.now()
  if (!link || link.usedAt || link.expiresAt <= now || link.user.disabledAt) {
    // Only invalid links are counted, so the holder of a valid one is never refused because of others' attempts.
    await limit.take(from)
    throw deadLink()
  }
  const { user } = link
  checkPassword(password, { userName: user.userName, profile: ctx.profile })
  const passwordHash = await hashPassword(password)

  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM staff_user WHERE id = ${user.id}::uuid FOR UPDATE`
    // Of two simultaneous uses of the link the second finds it used.
    const { count } = await tx.staffToken.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt: now } })
    if (count === 0) throw deadLink()
    const changed = await tx.staffUser.updateMany({ where: { id: user.id, disabledAt: null }, data: { passwordHash } })
    if (changed.count === 0) throw deadLink()
    await dropStaffLinks(tx, user.id, now)
    await endSessions(tx, user.id, now)
    const actor = { name: user.userName, role: user.role, from }
    await appendAuditEntry(tx, { actor, action: 'password set', subject: { type: 'staff', id: user.id } })
  })
}

const deadLink = () =>
  new AppError('NOT_FOUND', { detail: 'This link was used already or is too old. Ask an admin for a new one.' })
