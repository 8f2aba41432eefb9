import { type AttemptState, isPaidIn } from '@homecare/domain/payment'
import type { Prisma, RefundState } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'

interface Refundable {
  id: string
  attemptId: string
  bookingId: string
  state: AttemptState
  refund: RefundState
}

/**
 * Has the worker give one attempt's money back; its booking must be locked. Returns false where nothing is to be given
 * back, or it is under way. One that the gateway refused may be asked for again: the reference there stays the same.
 */
export async function requestRefund(tx: Prisma.TransactionClient, attempt: Refundable, now: Date): Promise<boolean> {
  const { id, attemptId, bookingId, state, refund } = attempt
  if (!isPaidIn(state) || refund === 'asked' || refund === 'done') return false
  await tx.paymentAttempt.updateMany({ where: { id }, data: { refund: 'asked', refundAt: now } })
  const key = refund === 'failed' ? `refund-payment:${attemptId}:${now.getTime()}` : `refund-payment:${attemptId}`
  await enqueue(tx, { name: 'refund-payment', payload: { bookingId, attemptId } }, key)
  return true
}
