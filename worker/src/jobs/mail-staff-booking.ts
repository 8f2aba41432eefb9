import { staffBooking } from '@homecare/server/email/staff-booking'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailStaffBooking: JobDefinition<'mail-staff-booking'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { booking, staffMail } = await loadBooking(ctx, bookingId)
    // The money went back while the mail waited: staff have been told of that.
    if (booking.paymentStatus !== 'Paid') return
    const mail = await staffBooking({ ...staffMail, now: ctx.now(), sequence: booking.version })
    await sendOnce(ctx, effectKey, ctx.staffInbox, mail)
  },
}
