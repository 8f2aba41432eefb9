import { randomInt } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client'
import { hashPassword, NOBODYS_HASH, verifyPassword } from '../password'

const COUNT = 10
/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LABEL_LENGTH = 4
const LENGTH = 12

/** Replaces all codes of the account. They are returned only here: the database has their hashes. */
export async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const codes = new Map<string, string>()
  while (codes.size < COUNT) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    codes.set(code.slice(0, LABEL_LENGTH), code)
  }
  const rows = await Promise.all(
    [...codes].map(async ([label, code]) => ({ userId, label, codeHash: await hashPassword(code) })),
  )
  await tx.staffRecoveryCode.deleteMany({ where: { userId } })
  await tx.staffRecoveryCode.createMany({ data: rows })
  return [...codes.values()].map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/** Uses the code up, once. Spaces, dashes and capital letters make no difference. */
export async function takeRecoveryCode(
  db: Pick<Prisma.TransactionClient, 'staffRecoveryCode'>,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  const at = { userId, label: code.slice(0, LABEL_LENGTH) }
  const found = await db.staffRecoveryCode.findUnique({ where: { userId_label: at } })
  const isRight = await verifyPassword(found?.codeHash ?? NOBODYS_HASH, code)
  if (!found || !isRight) return false
  const { count } = await db.staffRecoveryCode.updateMany({ where: { ...at, usedAt: null }, data: { usedAt: now } })
  return count === 1
}
