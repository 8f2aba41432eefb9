import { refundDone } from '@homecare/server/email/refund-done'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailRefundDone: JobDefinition<'mail-refund-done'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId, attemptId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    const attempt = booking.attempts.find((each) => each.attemptId === attemptId)
    if (!attempt) return
    const others = booking.attempts.some((each) => each.id !== attempt.id && each.state === 'paid')
    const because = booking.status === 'Canceled' ? 'canceled' : others ? 'paid-twice' : 'other'
    const { amountFils, trackingId: reference } = attempt
    const content = refundDone({ ...mail, amountFils, reference, because })
    await sendOnce(ctx, effectKey, booking.email, content)
  },
}
