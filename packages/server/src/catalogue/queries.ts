import type { Prisma } from '../generated/prisma/client'

/** Tests and packages have separate numbers. */
export interface ItemKey {
  kind: 'test' | 'package'
  id: number
}

const MAX_ID = 2_147_483_647

/** Locks the item until the transaction ends. Returns false if it does not exist. */
export async function lockItem(tx: Prisma.TransactionClient, { kind, id }: ItemKey): Promise<boolean> {
  if (Math.abs(id) > MAX_ID) return false
  const rows =
    kind === 'test'
      ? await tx.$queryRaw<object[]>`SELECT id FROM lab_test WHERE id = ${id} FOR UPDATE`
      : await tx.$queryRaw<object[]>`SELECT id FROM health_package WHERE id = ${id} FOR UPDATE`
  return rows.length > 0
}
