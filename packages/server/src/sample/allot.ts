import { accessionOf } from '@homecare/domain/sample'
import { appendAuditEntry } from '../audit/append'
import type { Actor } from '../process/context'
import type { Prisma } from '../generated/prisma/client'

/**
 * Gives an accession number to each person of these bookings that are paid, not canceled and have none. It happens when somebody
 * first needs one: at the assignment of a nurse, on the nurse's sheet, for labels, at the latest with the sample.
 */
export async function allotNumbers(
  tx: Prisma.TransactionClient,
  actor: Actor,
  bookingIds: readonly string[],
): Promise<void> {
  // The order of locks is that of ids, as wherever several bookings are locked.
  const allotted = await tx.$queryRaw<{ id: string; number: number }[]>`
    WITH missing AS (
      SELECT b.id FROM booking b
      WHERE b.id = ANY(${bookingIds}::uuid[]) AND b.payment_status = 'Paid' AND b.status <> 'Canceled'
        AND b.erased_at IS NULL AND NOT EXISTS (SELECT FROM sample s WHERE s.booking_id = b.id)
      ORDER BY b.id FOR SHARE OF b)
    INSERT INTO sample (booking_id) SELECT id FROM missing ON CONFLICT (booking_id) DO NOTHING
    RETURNING booking_id AS id, number`
  const others = await tx.$queryRaw<{ id: string; number: number; person: number }[]>`
    INSERT INTO other_sample (booking_id, person)
    SELECT DISTINCT l.booking_id, l.person FROM booking_line l JOIN sample s ON s.booking_id = l.booking_id
    WHERE l.booking_id = ANY(${bookingIds}::uuid[]) AND l.person > 0
    ORDER BY 1, 2 ON CONFLICT (booking_id, person) DO NOTHING
    RETURNING booking_id AS id, number, person`
  for (const { id, number } of [...allotted, ...others]) {
    const detail = { accession: accessionOf(number) }
    await appendAuditEntry(tx, { actor, action: 'accession number given', subject: { type: 'booking', id }, detail })
  }
}

const SKIPPED = 1_000

/** After a restore: numbers that were printed after the restored point must not be given again. */
export async function skipAccessionNumbers(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRaw`SELECT max(nextval('sample_number_seq'))::int FROM generate_series(1, ${SKIPPED}::int)`
}
