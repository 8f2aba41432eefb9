import { AppError } from '../../app-error'
import type { Prisma } from '../../generated/prisma/client'

/** Changes of accounts come one after the other: two admins can't disable each other at the same moment. */
export async function lockAccounts(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRaw`SELECT id FROM staff_user WHERE role = 'admin' ORDER BY id FOR UPDATE`
}

/** Throws ILLEGAL_TRANSITION if nobody but this account could manage the staff. */
export async function keepAnAdmin(tx: Prisma.TransactionClient, leaving: string): Promise<void> {
  const others = await tx.staffUser.count({
    where: { role: 'admin', disabledAt: null, passwordHash: { not: null }, id: { not: leaving } },
  })
  if (others === 0) throw new AppError('ILLEGAL_TRANSITION', { detail: 'This is the last active admin.' })
}
