import { bookingConfirmed } from '@homecare/server/email/booking-confirmed'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailBookingConfirmed: JobDefinition<'mail-booking-confirmed'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    // Canceled while the mail waited: the mail about that says what counts.
    if (booking.status === 'Canceled' || booking.paymentStatus !== 'Paid') return
    await sendOnce(
      ctx,
      effectKey,
      booking.email,
      await bookingConfirmed({ ...mail, now: ctx.now(), sequence: booking.version }),
    )
  },
}
