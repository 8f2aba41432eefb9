import type { PatientSummary } from '@homecare/contract/admin/patient-data'
import { isEmail } from '@homecare/domain/email'
import type { Ctx } from '../process/context'
import { filesOf, patientRecords, recordsOf } from './queries'

/** Returns the numbers of records of a patient, which may be zero, and the newest record. */
export async function findPatient({
  ctx,
  input: { contact },
}: {
  ctx: Ctx
  input: { contact: string }
}): Promise<PatientSummary> {
  const records = await patientRecords(ctx.db, contact)
  const [files, reports, [newest]] = await Promise.all([
    ctx.db.storedFile.count({ where: { ...filesOf(records), removedAt: null } }),
    ctx.db.report.count({ where: { bookingId: { in: records.bookingIds }, removedAt: null } }),
    recordsOf(ctx.db, isEmail(contact) ? { email: contact, phone: null } : { email: null, phone: contact }, 1),
  ])
  return {
    contact,
    bookings: records.bookingIds.length,
    requests: records.requestIds.length,
    files: files + reports,
    latest: newest ? { kind: newest.kind, id: newest.id } : null,
  }
}
