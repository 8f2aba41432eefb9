import type { FactorWay } from '@homecare/contract/second-factor'
import type { Prisma } from '../../generated/prisma/client'

type Db = Pick<Prisma.TransactionClient, 'staffPasskey' | 'staffTotp' | 'staffRecoveryCode'>

/** The number of factors of an account, with those that are blocked or without. Recovery codes are none. */
export async function countFactors(
  db: Db,
  userId: string,
  { usable = false }: { usable?: boolean } = {},
): Promise<number> {
  const [passkeys, totp] = await Promise.all([
    db.staffPasskey.count({ where: { userId, ...(usable ? { suspendedAt: null } : {}) } }),
    db.staffTotp.count({ where: { userId } }),
  ])
  return passkeys + totp
}

/** The ways to prove a login of an account with a factor, beside its password. */
export async function factorWays(db: Db, userId: string): Promise<FactorWay[]> {
  const [passkeys, totp, codes] = await Promise.all([
    db.staffPasskey.count({ where: { userId, suspendedAt: null } }),
    db.staffTotp.count({ where: { userId } }),
    db.staffRecoveryCode.count({ where: { userId, usedAt: null } }),
  ])
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(totp > 0 ? (['totp'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ]
}
