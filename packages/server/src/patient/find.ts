import type { PatientSummary } from '@homecare/contract/admin/patient-data'
import type { Ctx } from '../process/context'
import { filesOf, patientRecords, recordsOf } from './queries'

/** Returns the numbers of records of an email address, which may be zero, and the newest record. */
export async function findPatient({
  ctx,
  input: { email },
}: {
  ctx: Ctx
  input: { email: string }
}): Promise<PatientSummary> {
  const records = await patientRecords(ctx.db, email)
  const [files, reports, [newest]] = await Promise.all([
    ctx.db.storedFile.count({ where: { ...filesOf(records), removedAt: null } }),
    ctx.db.report.count({ where: { bookingId: { in: records.bookingIds }, removedAt: null } }),
    recordsOf(ctx.db, { email, phone: null }, 1),
  ])
  return {
    email,
    bookings: records.bookingIds.length,
    requests: records.requestIds.length,
    files: files + reports,
    latest: newest ? { kind: newest.kind, id: newest.id } : null,
  }
}
