import { appendAuditEntry } from '../../audit/append'
import type { Ctx } from '../../process/context'
import type { Prisma, StaffUser } from '../../generated/prisma/client'
import { rememberDevice } from '../known-device'
import { deviceText } from '../../process/device-text'
import { hashSessionToken, newSessionToken } from './sessions'

/** What a login knows of its browser. */
export interface LoginBrowser {
  /** The caller's address. */
  from: string
  /** The browser's earlier sessions, which end. */
  oldTokens: readonly string[]
  /** The cookie that identifies a known browser. */
  deviceCookie?: string | undefined
  userAgent?: string | undefined
}

/** How the login was proven: by the password alone, or by a second factor. */
export type LoginWay = 'password' | 'passkey' | 'totp' | 'recovery'

/** The cookies of a login that is complete. */
export interface OpenedSession {
  token: string
  deviceCookie: string
}

/** Opens a session, ends the browser's earlier ones, and writes the login into the history. */
export async function openSession(
  { settings, now: clock }: Pick<Ctx, 'settings' | 'now'>,
  tx: Prisma.TransactionClient,
  { user, browser, way }: { user: Pick<StaffUser, 'id' | 'userName' | 'role'>; browser: LoginBrowser; way: LoginWay },
): Promise<OpenedSession> {
  const { token, tokenHash } = newSessionToken()
  const now = clock()
  await endBrowserSessions(tx, browser.oldTokens, now)
  await tx.staffSession.create({
    data: {
      ...{ tokenHash, userId: user.id, createdAt: now, lastSeenAt: now, provenAt: now },
      ...{ device: deviceText(browser.userAgent), fromAddress: browser.from, withFactor: way !== 'password' },
    },
  })
  await appendAuditEntry(tx, {
    actor: { name: user.userName, role: user.role, from: browser.from },
    action: 'logged in',
    subject: { type: 'staff', id: user.id },
    detail: way === 'password' ? {} : { factor: way },
  })
  const keyed = { signers: settings, userId: user.id, now }
  return { token, deviceCookie: rememberDevice(browser.deviceCookie, keyed) }
}

/** Ends the sessions that a browser had before another login. */
export async function endBrowserSessions(
  tx: Pick<Prisma.TransactionClient, 'staffSession'>,
  tokens: readonly string[],
  now: Date,
): Promise<void> {
  const old = tokens.map(hashSessionToken)
  await tx.staffSession.updateMany({ where: { tokenHash: { in: old }, revokedAt: null }, data: { revokedAt: now } })
}
