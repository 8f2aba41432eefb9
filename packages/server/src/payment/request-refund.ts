import { type AttemptState, isPaidIn } from '@homecare/domain/payment'
import type { Prisma, RefundState } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'

interface RefundAttempt {
  id: string
  attemptId: string
  bookingId: string
  state: AttemptState
  refund: RefundState
}

/**
 * Enqueues the refund of one attempt, whose booking must be locked. Returns false where there is nothing to give
 * back, or it is under way. One that the gateway refused may be requested again, with the same reference there.
 */
export async function requestRefund(tx: Prisma.TransactionClient, attempt: RefundAttempt, now: Date): Promise<boolean> {
  const { id, attemptId, bookingId, state, refund } = attempt
  if (!isPaidIn(state) || refund === 'requested' || refund === 'done') return false
  await tx.paymentAttempt.updateMany({ where: { id }, data: { refund: 'requested', refundAt: now } })
  const key = refund === 'failed' ? `refund-payment:${attemptId}:${now.getTime()}` : `refund-payment:${attemptId}`
  await enqueue(tx, { name: 'refund-payment', payload: { bookingId, attemptId } }, key)
  return true
}
