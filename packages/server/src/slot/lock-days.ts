import type { IsoDate } from '@homecare/domain/dates'
import type { Prisma } from '../generated/prisma/client'

type Tx = Pick<Prisma.TransactionClient, '$executeRaw'>

/**
 * Keeps the nurses of a day as they are until the transaction ends: no care is assigned on it. Whoever takes a seat does this
 * before the seats are counted; visitors don't wait for one another.
 */
export async function shareDay(tx: Tx, date: IsoDate): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${keyOf(date)}, 0))`
}

/**
 * Waits for all who take a seat on these days, and lets nobody take one until the transaction ends. Whoever assigns care does
 * this before the nurse is locked, as a moved booking has its seat before its nurse.
 */
export async function lockDays(tx: Tx, dates: readonly IsoDate[]): Promise<void> {
  for (const date of dates.toSorted())
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${keyOf(date)}, 0))`
}

const keyOf = (date: IsoDate) => `nurses of ${date}`
