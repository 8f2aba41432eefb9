import { bookingCanceled } from '@homecare/server/email/booking-canceled'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailBookingCanceled: JobDefinition<'mail-booking-canceled'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    await sendOnce(
      ctx,
      effectKey,
      booking.email,
      bookingCanceled({ ...mail, refund: booking.refund, now: ctx.now(), sequence: booking.version }),
    )
  },
}
