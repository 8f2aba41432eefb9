import type { Prisma } from '../../generated/prisma/client'
import { enqueueEmail } from '../../outbox/enqueue'

/** Queues the emails about a request that came in: to its sender, and to staff unless their hour's limit is reached. */
export async function mailRequest(
  tx: Prisma.TransactionClient,
  requestId: string,
  mayMailStaff: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  await enqueueEmail(tx, 'request-received', { requestId })
  if (await mayMailStaff()) await enqueueEmail(tx, 'staff-request', { requestId })
}
