import { appendAuditEntry } from '../../audit/append'
import type { Actor } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { enqueue } from '../../outbox/enqueue'
import { filesOf, type PatientRecords } from '../queries'
import { eraseCases } from './erase-cases'

/** The text that replaces a name. */
const ERASED = 'Erased'

/**
 * Removes the patient from bookings, requests and their cases: names, contact, address, dates of birth, notes, files, reports and the
 * gateway's raw messages.
 * Orders, lines, amounts, dates and the history stay. The patient's links stop working. Returns the number of removed
 * files, whose objects the worker deletes.
 */
export async function eraseRecords(
  tx: Prisma.TransactionClient,
  { actor, records, now }: { actor: Actor; records: PatientRecords; now: Date },
): Promise<number> {
  const { bookingIds, requestIds } = records
  await tx.$executeRaw`
    UPDATE gateway_message m SET raw = ${ERASED} FROM payment_attempt a
    WHERE a.booking_id = ANY(${bookingIds}::uuid[]) AND a.attempt_id IN (m.attempt_id, m.order_no)`
  await tx.$executeRaw`
    UPDATE booking SET full_name = ${ERASED},
      other_people = array_fill(${ERASED}::text, ARRAY[coalesce(cardinality(other_people), 0)]), email = '', phone_number = '', phone_e164 = '', door_number = '', building = '', landmark = '',
      city = '', gate_code = NULL, home_kind = NULL, pin = NULL, draft_key = 'erased-' || id, draft_hash = '', access_key = gen_random_uuid()::text || gen_random_uuid(),
      version = version + 1, erased_at = ${now}, updated_at = ${now}
    WHERE id = ANY(${bookingIds}::uuid[])`
  await eraseCases(tx, { actor, requestIds, now })
  await tx.$executeRaw`
    UPDATE service_request SET full_name = ${ERASED}, email = '', phone_number = '', phone_e164 = '', content_hash = '',
      version = version + 1, erased_at = ${now}, updated_at = ${now}
    WHERE id = ANY(${requestIds}::uuid[])`
  await tx.personIdentity.deleteMany({ where: { bookingId: { in: bookingIds } } })
  await tx.recordNote.deleteMany({
    where: { OR: [{ bookingId: { in: bookingIds } }, { requestId: { in: requestIds } }] },
  })
  const files = (await eraseFiles(tx, { actor, records, now })) + (await eraseReports(tx, { actor, bookingIds, now }))
  for (const id of bookingIds)
    await appendAuditEntry(tx, { actor, action: 'data erased', subject: { type: 'booking', id } })
  for (const id of requestIds)
    await appendAuditEntry(tx, { actor, action: 'data erased', subject: { type: 'request', id } })
  return files
}

async function eraseFiles(
  tx: Prisma.TransactionClient,
  { actor, records, now }: { actor: Actor; records: PatientRecords; now: Date },
): Promise<number> {
  const where = filesOf(records)
  const gone = await tx.storedFile.updateManyAndReturn({
    where: { ...where, removedAt: null },
    data: { removedAt: now, removedBy: actor.name },
  })
  for (const { id: fileId } of gone)
    await enqueue(tx, { name: 'delete-file', payload: { fileId } }, `delete-file:${fileId}`)
  await tx.storedFile.updateMany({ where, data: { originalName: ERASED, removeReason: ERASED } })
  return gone.length
}

/** Links to a doctor end with the documents that they open. */
async function eraseReports(
  tx: Prisma.TransactionClient,
  { actor, bookingIds, now }: { actor: Actor; bookingIds: string[]; now: Date },
): Promise<number> {
  const where = { bookingId: { in: bookingIds } }
  const gone = await tx.report.updateManyAndReturn({ where: { ...where, removedAt: null }, data: { removedAt: now } })
  for (const { id: reportId } of gone)
    await enqueue(tx, { name: 'delete-report', payload: { reportId } }, `delete-report:${reportId}`)
  await tx.report.updateMany({ where, data: { originalName: ERASED, contentKey: null } })
  await tx.report.updateMany({ where: { ...where, endReason: { not: null } }, data: { endReason: ERASED } })
  await tx.report.updateMany({
    where: { ...where, state: { in: ['uploaded', 'released'] } },
    data: { endedAt: now, endedBy: actor.name },
  })
  await tx.reportShare.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now } })
  await tx.reportShare.updateMany({ where, data: { recipient: ERASED } })
  return gone.length
}
