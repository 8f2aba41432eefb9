import { AppError } from '../process/app-error'
import type { Prisma } from '../generated/prisma/client'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the id of a record in a staff call. A malformed id throws NOT_FOUND, like an unknown one. */
export function recordId(text: string): string {
  if (!UUID.test(text)) throw new AppError('NOT_FOUND')
  return text
}

/** Returns whether such a booking or request exists. It can't be erased until the transaction ends. */
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
