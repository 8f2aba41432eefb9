import type { Prisma } from '../generated/prisma/client'

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
