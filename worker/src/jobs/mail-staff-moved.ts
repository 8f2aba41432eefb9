import { staffMoved } from '@homecare/server/email/staff-moved'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailStaffMoved: JobDefinition<'mail-staff-moved'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { booking, staffMail } = await loadBooking(ctx, bookingId)
    if (booking.status === 'Canceled') return
    const content = staffMoved({ ...staffMail, now: ctx.now(), sequence: booking.version })
    await sendOnce(ctx, effectKey, ctx.staffInbox, content)
  },
}
