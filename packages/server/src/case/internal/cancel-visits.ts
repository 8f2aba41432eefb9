import { CASE_CLOSED } from '@homecare/domain/care-visit-table'
import { appendAuditEntry } from '../../audit/append'
import type { Prisma } from '../../generated/prisma/client'
import type { Actor } from '../../process/context'

/** Cancels what is still planned for a case that is closed, so that no nurse goes there. The nurses' times are free again. */
export async function cancelPlannedVisits(
  tx: Prisma.TransactionClient,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<void> {
  const canceled = await tx.careVisit.updateManyAndReturn({
    where: { caseId, state: 'planned' },
    data: { state: 'canceled', reason: CASE_CLOSED },
    select: { id: true },
  })
  await tx.careCase.update({ where: { id: caseId }, data: { plannedThrough: null } })
  const ids = canceled.map(({ id }) => id)
  await tx.nurseOccupation.deleteMany({ where: { visitId: { in: ids } } })
  for (const id of ids)
    await appendAuditEntry(tx, {
      actor,
      action: 'visit canceled',
      subject: { type: 'care-visit', id },
      detail: { reason: CASE_CLOSED },
    })
}
