import { paymentFailed } from '@homecare/server/email/payment-failed'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailPaymentFailed: JobDefinition<'mail-payment-failed'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId, attemptId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    // Only about the latest attempt, and only while it stands as it ended: whoever tried again, paid or canceled since
    // this was decided would only be frightened.
    const latest = booking.attempts.at(-1)
    if (latest?.attemptId !== attemptId || mail.order.paymentReason === null || booking.status !== 'Pending') return
    await sendOnce(ctx, effectKey, booking.email, paymentFailed(mail))
  },
}
