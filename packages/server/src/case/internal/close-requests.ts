import { appendAuditEntry } from '../../audit/append'
import type { Prisma } from '../../generated/prisma/client'
import { tellPatient } from '../../outbox/tell-patient'
import type { Actor } from '../../process/context'

/** Completes or cancels what is still pending of a case's requests. Who sent a canceled one gets that news. */
export async function closeRequests(
  tx: Prisma.TransactionClient,
  {
    caseId,
    status,
    actor,
    now,
  }: { caseId: string; status: 'Completed' | 'Canceled' | 'Pending'; actor: Actor; now: Date },
): Promise<void> {
  // Nobody's completion, since it can't be taken back on the request: the case goes on.
  const completed = status === 'Completed' ? { completedAt: now } : {}
  const closed = await tx.serviceRequest.updateManyAndReturn({
    where: { caseId, status: 'Pending' },
    data: { status, ...completed, version: { increment: 1 } },
    select: { id: true },
  })
  for (const { id } of closed) {
    if (status === 'Canceled') await tellPatient(tx, 'request-canceled', { requestId: id }, { now })
    await appendAuditEntry(tx, { actor, action: status.toLowerCase(), subject: { type: 'request', id } })
  }
}
