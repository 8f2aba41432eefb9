import { paymentFailed } from '@homecare/server/mails/payment-failed'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailPaymentFailed: JobDefinition<'mail-payment-failed'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId, attemptId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    const attempt = booking.attempts.find((each) => each.attemptId === attemptId)
    // Paid at a later try, or canceled, while the mail waited: it would only frighten.
    if (!attempt || booking.paymentStatus === 'Paid' || booking.status !== 'Pending') return
    const { failureMessage, state } = attempt
    await sendOnce(
      ctx,
      effectKey,
      booking.email,
      paymentFailed({ ...mail, failureMessage, expired: state === 'expired' }),
    )
  },
}
