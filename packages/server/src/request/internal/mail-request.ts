import type { Prisma } from '../../generated/prisma/client'
import { enqueueEmail } from '../../outbox/enqueue'
import { tellPatient } from '../../outbox/tell-patient'

/** Queues the news about a request that came in: to its sender, and to staff unless their hour's limit is reached. */
export async function mailRequest(
  tx: Prisma.TransactionClient,
  { requestId, now }: { requestId: string; now: Date },
  mayMailStaff: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  await tellPatient(tx, 'request-received', { requestId }, { now })
  if (await mayMailStaff()) await enqueueEmail(tx, 'staff-request', { requestId })
}
