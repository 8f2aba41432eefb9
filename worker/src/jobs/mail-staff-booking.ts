import { staffBooking } from '@homecare/server/mails/staff-booking'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailStaffBooking: JobDefinition<'mail-staff-booking'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { staffMail } = await loadBooking(ctx, bookingId)
    await sendOnce(ctx, effectKey, ctx.staffInbox, staffBooking(staffMail))
  },
}
