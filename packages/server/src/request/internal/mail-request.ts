import type { Prisma } from '../../generated/prisma/client'
import { enqueue } from '../../outbox/enqueue'

/** Queues the emails about a request that came in: to its sender, and to staff unless their hour's limit is reached. */
export async function mailRequest(
  tx: Prisma.TransactionClient,
  requestId: string,
  mayMailStaff: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const payload = { requestId }
  await enqueue(tx, { name: 'email-request-received', payload }, `email-request-received:${requestId}`)
  if (await mayMailStaff())
    await enqueue(tx, { name: 'email-staff-request', payload }, `email-staff-request:${requestId}`)
}
