import type { Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { isWithin } from './challenges'
import { hashSessionToken, newSessionToken } from './sessions'

/** The time for the second step after the password. */
const LIFE_MS = 10 * 60_000

/** A login whose password was right. Its token opens nothing but the second step. */
export interface PendingLogin {
  tokenHash: string
  createdAt: Date
  /** True if the account must set up its first factor. */
  enrols: boolean
  user: { id: string; userName: string; name: string | null; role: Prisma.StaffUserGetPayload<object>['role'] }
}

/** Starts the second step and returns its token. */
export async function openPendingLogin(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, enrols }: { userId: string; enrols: boolean },
): Promise<string> {
  const { token, tokenHash } = newSessionToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS)
  await db.staffPendingLogin.create({ data: { tokenHash, userId, enrols, createdAt, expiresAt } })
  return token
}

/** Returns the pending login of the first of these tokens that is valid. */
export async function findPendingLogin(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  tokens: readonly string[],
): Promise<PendingLogin | null> {
  const found = await db.staffPendingLogin.findMany({
    where: { tokenHash: { in: tokens.map(hashSessionToken) }, user: { disabledAt: null } },
    include: { user: { select: { id: true, userName: true, name: true, role: true } } },
  })
  return found.find((each) => isWithin(each, now())) ?? null
}

/** Ends a pending login; false if another call was faster. */
export async function takePendingLogin(tx: Prisma.TransactionClient, tokenHash: string): Promise<boolean> {
  const { count } = await tx.staffPendingLogin.deleteMany({ where: { tokenHash } })
  return count === 1
}
