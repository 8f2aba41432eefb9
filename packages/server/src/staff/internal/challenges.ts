import type { Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'

type Purpose = 'add-passkey' | 'use-passkey' | 'add-totp'

/** The time within which a challenge must be answered. */
const LIFE_MS = 5 * 60_000

/** The session or pending login that a challenge is bound to. */
export interface ChallengeHolder {
  tokenHash: string
  userId: string
}

/** Keeps what this holder has to answer, in place of an earlier one of the same purpose. */
export async function putChallenge(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { tokenHash: holder, userId }: ChallengeHolder,
  { purpose, value }: { purpose: Purpose; value: string },
): Promise<void> {
  const createdAt = now()
  const fresh = { userId, value, createdAt, expiresAt: new Date(createdAt.getTime() + LIFE_MS) }
  const at = { holder_purpose: { holder, purpose } }
  await db.staffChallenge.upsert({ where: at, create: { holder, purpose, ...fresh }, update: fresh })
}

/** Takes the challenge away and returns it, so that it is answered once; null if there is none or it is too old. */
export async function takeChallenge(
  { db, now }: { db: Pick<Prisma.TransactionClient, 'staffChallenge'>; now(): Date },
  { tokenHash: holder, userId }: ChallengeHolder,
  purpose: Purpose,
): Promise<string | null> {
  const found = await db.staffChallenge.findUnique({ where: { holder_purpose: { holder, purpose } } })
  if (!found || found.userId !== userId) return null
  const { count } = await db.staffChallenge.deleteMany({ where: { holder, purpose, value: found.value } })
  return count === 1 && isWithin(found, now()) ? found.value : null
}

/** Both ends are checked: after a wrong clock was set right, what it has dated must not live for years. */
export const isWithin = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date): boolean =>
  createdAt <= now && now < expiresAt
