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
 * Enqueues the refund of one attempt, whose booking must be locked. Returns false if there is nothing to refund or the
 * refund is requested already. A refused refund may be requested again, with the same reference at the gateway.
 */
export async function requestRefund(tx: Prisma.TransactionClient, attempt: RefundAttempt, now: Date): Promise<boolean> {
  const { id, attemptId, bookingId, state, refund } = attempt
  if (!isPaidIn(state) || refund === 'requested' || refund === 'done') return false
  await tx.paymentAttempt.updateMany({ where: { id }, data: { refund: 'requested', refundAt: now } })
  const key = refund === 'failed' ? `refund-payment:${attemptId}:${now.getTime()}` : `refund-payment:${attemptId}`
  await enqueue(tx, { name: 'refund-payment', payload: { bookingId, attemptId } }, key)
  return true
}
