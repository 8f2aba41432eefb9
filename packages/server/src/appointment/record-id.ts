import { AppError } from '../app-error'
import type { Prisma } from '../generated/prisma/client'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of a record as staff calls carry it; what has not the form of one is NOT_FOUND, like one that is not there. */
export function recordId(text: string): string {
  if (!UUID.test(text)) throw new AppError('NOT_FOUND')
  return text
}

/** Whether there is such a booking or request. It can't be erased until the transaction ends. */
export async function recordExists(
  tx: Prisma.TransactionClient,
  { type, id }: { type: 'booking' | 'request'; id: string },
): Promise<boolean> {
  const found =
    type === 'booking'
      ? await tx.$queryRaw<unknown[]>`SELECT 1 FROM booking WHERE id = ${id}::uuid FOR SHARE`
      : await tx.$queryRaw<unknown[]>`SELECT 1 FROM service_request WHERE id = ${id}::uuid FOR SHARE`
  return found.length > 0
}
