import { createHmac } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client'

/** The ids of what is kept of one patient, or of several. */
export interface PatientRecords {
  bookingIds: string[]
  requestIds: string[]
}

/** Everything under the address, whatever its capitals; erased records have none and are nobody's. */
export async function patientRecords(tx: Prisma.TransactionClient, email: string): Promise<PatientRecords> {
  const bookings = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM booking WHERE lower(email) = lower(${email}) AND erased_at IS NULL ORDER BY created_at, id`
  const requests = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM service_request WHERE lower(email) = lower(${email}) AND erased_at IS NULL ORDER BY created_at, id`
  return { bookingIds: bookings.map(({ id }) => id), requestIds: requests.map(({ id }) => id) }
}

export function filesOf({ bookingIds, requestIds }: PatientRecords): Prisma.StoredFileWhereInput {
  return { OR: [{ bookingId: { in: bookingIds } }, { requestId: { in: requestIds } }] }
}

/** How the history names a patient: found again by who knows the address, and telling nobody else what it is. */
export function patientKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`patient\0${email.toLowerCase()}`).digest('hex').slice(0, 32)
}
