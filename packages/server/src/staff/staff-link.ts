import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Settings } from '../process/context'
import type { Prisma, TokenPurpose } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'

const HOUR_MS = 3600_000
const LIFE_MS: Record<TokenPurpose, number> = { invite: 72 * HOUR_MS, reset: HOUR_MS }

/** The token of the link in the email, derived from the secret: outbox, queue and database do not hold it. */
export function staffLinkToken(secret: string, { userId, linkId }: { userId: string; linkId: string }): string {
  return createHmac('sha256', secret).update(`staff-link\0${userId}\0${linkId}`).digest('base64url')
}

export const hashStaffLink = (token: string): string => createHash('sha256').update(token).digest('hex')

export const staffLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/login/set-password?${new URLSearchParams({ token }).toString()}`

/** Emails a new link to set this account's password, once, and invalidates all earlier links. Returns its token. */
export async function sendStaffLink(
  ctx: { settings: Pick<Settings, 'secret'>; now(): Date },
  tx: Prisma.TransactionClient,
  { userId, purpose }: { userId: string; purpose: TokenPurpose },
): Promise<string> {
  const now = ctx.now()
  const linkId = randomUUID()
  const token = staffLinkToken(ctx.settings.secret, { userId, linkId })
  await dropStaffLinks(tx, userId, now)
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose])
  await tx.staffToken.create({ data: { tokenHash: hashStaffLink(token), userId, purpose, createdAt: now, expiresAt } })
  await enqueueEmail(tx, 'staff-link', { userId, linkId })
  return token
}

/** Invalidates all links of this account. */
export async function dropStaffLinks(tx: Prisma.TransactionClient, userId: string, now: Date): Promise<void> {
  await tx.staffToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
}
