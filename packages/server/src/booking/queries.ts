import { AppError } from '../process/app-error'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { recordId } from '../database/record-id'
import type { Booking, Prisma } from '../generated/prisma/client'

export type LockedBooking = Prisma.BookingGetPayload<{
  include: { attempts: { include: { parts: true } }; seat: true }
}>

/** Returns the locked booking with its attempts in order and its seat. */
export async function lockBooking(tx: Prisma.TransactionClient, id: string): Promise<LockedBooking> {
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${id}::uuid FOR UPDATE`
  const booking = await tx.booking.findUnique({
    where: { id },
    include: { attempts: { orderBy: { number: 'asc' }, include: { parts: true } }, seat: true },
  })
  if (!booking) throw new AppError('NOT_FOUND')
  return booking
}

/** A booking as its draft is compared with it and continues it. */
export type BegunBooking = Pick<
  Booking,
  'id' | 'orderId' | 'accessKey' | 'draftHash' | 'totalFils' | 'locale' | 'contactBy'
>

/** The booking of a draft. Each start asks, so without the ORM's work. */
export async function findBegun(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  draftKey: string,
): Promise<BegunBooking | undefined> {
  const [row] = await db.$queryRaw<BegunBooking[]>`
    SELECT id, order_id AS "orderId", access_key AS "accessKey", draft_hash AS "draftHash", total_fils AS "totalFils", locale,
      contact_by AS "contactBy"
    FROM booking WHERE draft_key = ${draftKey}`
  return row
}

/** Returns the locked booking that staff saw. Throws NOT_FOUND, and CONFLICT if it has another version now. */
export async function lockExpectedBooking(
  tx: Prisma.TransactionClient,
  { id, version }: { id: string; version: number },
): Promise<LockedBooking> {
  const booking = await lockBooking(tx, recordId(id))
  await assertExpectedVersion(tx, { type: 'booking', ...booking }, version)
  return booking
}
