import type { Prisma } from '../../generated/prisma/client'

/**
 * Stores when the case is due next: its first open follow-up, or the call to the sender of its pending request, which is due
 * from the start until somebody has called. Called by whatever changes one of them.
 */
export async function planNext(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE care_case SET follow_up_at = least(
      (SELECT min(due_at) FROM follow_up WHERE case_id = ${id}::uuid AND done_at IS NULL),
      (SELECT min(CASE WHEN call_outcome IS NULL THEN created_at ELSE call_again_at END) FROM service_request
        WHERE case_id = ${id}::uuid AND status = 'Pending'))
    WHERE id = ${id}::uuid`
}
