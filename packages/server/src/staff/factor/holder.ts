import type { LoginUser } from '@homecare/contract/staff'
import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import type { LiveSession } from '../current'
import { openSession, type LoginBrowser, type LoginWay, type OpenedSession } from '../internal/open-session'
import { findPendingLogin, takePendingLogin } from '../internal/pending-login'
import { replaceRecoveryCodes } from '../internal/recovery-codes'
import { endSessions } from '../internal/sessions'
import { recordAndNotify } from './notify'
import { countFactors } from './ways'

/**
 * A login that must set up its second factor, in the form of a session: it opens the calls for that and no others. Null
 * without one.
 */
export async function enrollingStaff({
  ctx,
  input: { tokens },
}: {
  ctx: Ctx
  input: { tokens: readonly string[] }
}): Promise<LiveSession | null> {
  const pending = await findPendingLogin(ctx, tokens)
  if (!pending?.enrols) return null
  const { tokenHash, createdAt, user } = pending
  return { tokenHash, createdAt, lastSeenAt: createdAt, provenAt: createdAt, enrolling: true, staff: user }
}

/** The result of adding a factor: with the account's first one, recovery codes; at a login, the session that it opens. */
export interface AddedFactor {
  user: LoginUser
  recoveryCodes: string[]
  opened: OpenedSession | null
}

interface Addition {
  session: LiveSession
  actor: Actor
  browser: LoginBrowser
  way: Extract<LoginWay, 'passkey' | 'totp'>
  event: 'passkey added' | 'authenticator app added'
  /** Stores the factor. */
  store(tx: Prisma.TransactionClient): Promise<void>
}

/**
 * Adds a factor to the account of a session or of a login that has to set one up. The first one ends all other sessions
 * of the account. Throws UNAUTHENTICATED if another login has set one up meanwhile.
 */
export async function addFactor(ctx: Ctx, addition: Addition): Promise<AddedFactor> {
  const { session, actor, browser, way, event, store } = addition
  const { id: userId, userName, role } = session.staff
  return ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM staff_user WHERE id = ${userId}::uuid FOR UPDATE`
    const isFirst = (await countFactors(tx, userId)) === 0
    if (session.enrolling && (!isFirst || !(await takePendingLogin(tx, session.tokenHash))))
      throw new AppError('UNAUTHENTICATED', { detail: 'A second factor was set up meanwhile. Log in again.' })
    await store(tx)
    const hasCodes = (await tx.staffRecoveryCode.count({ where: { userId } })) > 0
    const recoveryCodes = hasCodes ? [] : await replaceRecoveryCodes(tx, userId)
    if (isFirst) await endSessions(tx, userId, ctx.now(), { except: session.tokenHash })
    await tx.staffSession.updateMany({ where: { tokenHash: session.tokenHash }, data: { withFactor: true } })
    await recordAndNotify(ctx, tx, { actor, userId, event })
    const user = { userName, role }
    const opened = session.enrolling
      ? await openSession(ctx, tx, { user: { id: userId, ...user }, browser, way })
      : null
    return { user, recoveryCodes, opened }
  })
}
