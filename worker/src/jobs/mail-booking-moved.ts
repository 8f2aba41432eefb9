import { bookingMoved } from '@homecare/server/email/booking-moved'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailBookingMoved: JobDefinition<'mail-booking-moved'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    // Canceled while the mail waited: the mail about that says what counts.
    if (booking.status === 'Canceled') return
    const content = bookingMoved({ ...mail, now: ctx.now(), sequence: booking.version })
    await sendOnce(ctx, effectKey, booking.email, content)
  },
}
