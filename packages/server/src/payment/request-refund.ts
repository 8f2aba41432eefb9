import type { Fils } from '@homecare/domain/money'
import { isPaidIn } from '@homecare/domain/payment'
import type { RefundFacts } from '@homecare/domain/refund'
import { AppError } from '../process/app-error'
import type { Prisma, PartRefund, PaymentAttempt } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'

type RefundAttempt = Pick<PaymentAttempt, 'id' | 'attemptId' | 'bookingId' | 'refund'> &
  Omit<RefundFacts, 'parts'> & { parts: readonly PartRefund[] }

/**
 * Enqueues the refund of all that is left of one attempt, whose booking must be locked. Returns false if there is nothing to
 * refund or the refund is requested already. A refused refund may be requested again, with the same reference at the gateway.
 * Throws CONFLICT while a part is on its way.
 */
export async function requestRefund(tx: Prisma.TransactionClient, attempt: RefundAttempt, now: Date): Promise<boolean> {
  const { id, attemptId, bookingId, state, refund } = attempt
  if (!isPaidIn(state) || refund === 'requested' || refund === 'done') return false
  assertNoneUnderWay(attempt)
  await dropRefused(tx, id)
  await tx.paymentAttempt.updateMany({ where: { id }, data: { refund: 'requested', refundAt: now } })
  const key = refund === 'failed' ? `refund-payment:${attemptId}:${now.getTime()}` : `refund-payment:${attemptId}`
  await enqueue(tx, { name: 'refund-payment', payload: { bookingId, attemptId } }, key)
  return true
}

/**
 * Enqueues the refund of a part of one attempt, whose booking must be locked and of which more is left. Throws CONFLICT while another part is on its way, or for a key of another payment.
 */
export async function requestPartRefund(
  tx: Prisma.TransactionClient,
  attempt: RefundAttempt,
  { id, amountFils, now }: { id: string; amountFils: Fils; now: Date },
): Promise<void> {
  assertNoneUnderWay(attempt)
  if (await tx.partRefund.findUnique({ where: { id } }))
    throw new AppError('CONFLICT', { detail: 'This refund belongs to another payment.' })
  await dropRefused(tx, attempt.id)
  const made = attempt.parts.filter(({ state }) => state !== 'failed')
  const number = Math.max(0, ...made.map((part) => part.number)) + 1
  await tx.partRefund.create({ data: { id, paymentAttemptId: attempt.id, number, amountFils, at: now } })
  const { bookingId } = attempt
  await enqueue(tx, { name: 'refund-part', payload: { bookingId, partId: id } }, `refund-part:${id}`)
}

/** A further refund takes the place of a part that the gateway refused; the history keeps it. */
const dropRefused = (tx: Prisma.TransactionClient, paymentAttemptId: string) =>
  tx.partRefund.deleteMany({ where: { paymentAttemptId, state: 'failed' } })

/** One refund of a payment is under way at a time, so that it is known what is left when the gateway answers. */
function assertNoneUnderWay({ parts }: RefundAttempt): void {
  if (parts.some(({ state }) => state === 'requested'))
    throw new AppError('CONFLICT', {
      detail: 'A part of this payment is on its way back. Wait until the gateway has answered.',
    })
}
