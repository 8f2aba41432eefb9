import type { Prisma } from '../generated/prisma/client'

/** Tests and packages have separate numbers. */
export interface ItemKey {
  kind: 'test' | 'package'
  id: number
}

export interface StoredItem {
  name: string
  priceFils: number
  /** The struck-through previous price; null if none is shown, and for every test. */
  previousPriceFils: number | null
  active: boolean
}

const MAX_ID = 2_147_483_647

/** Returns the item, locked until the transaction ends; null if it does not exist. */
export async function findItem(tx: Prisma.TransactionClient, { kind, id }: ItemKey): Promise<StoredItem | null> {
  if (Math.abs(id) > MAX_ID) return null
  const rows =
    kind === 'test'
      ? await tx.$queryRaw<StoredItem[]>`
          SELECT name, price_fils AS "priceFils", NULL::int AS "previousPriceFils", active FROM lab_test WHERE id = ${id} FOR UPDATE`
      : await tx.$queryRaw<StoredItem[]>`
          SELECT name, price_fils AS "priceFils", previous_price_fils AS "previousPriceFils", active FROM health_package WHERE id = ${id} FOR UPDATE`
  return rows[0] ?? null
}
