import type { PatientSummary } from '@homecare/contract/admin/patient-data'
import type { Ctx } from '../context'
import { filesOf, patientRecords } from './queries'

/** How many records an email address has; all zero where there are none. */
export async function findPatient({
  ctx,
  input: { email },
}: {
  ctx: Ctx
  input: { email: string }
}): Promise<PatientSummary> {
  const records = await patientRecords(ctx.db, email)
  const files = await ctx.db.storedFile.count({ where: { ...filesOf(records), removedAt: null } })
  return { email, bookings: records.bookingIds.length, requests: records.requestIds.length, files }
}
