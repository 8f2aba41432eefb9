import type { Prisma } from '../../generated/prisma/client'

/** Revokes every session of an account; each is refused from its next call on. */
export async function endSessions(tx: Prisma.TransactionClient, userId: string, now: Date): Promise<void> {
  await tx.staffSession.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } })
}
