import { visitReminder } from '@homecare/server/mails/visit-reminder'
import { dubaiTomorrow } from '../dubai-clock'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailVisitReminder: JobDefinition<'mail-visit-reminder'> = {
  retry: { attempts: 12, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { booking, mail } = await loadBooking(ctx, bookingId)
    const stands = booking.status === 'Pending' && booking.paymentStatus === 'Paid'
    // "Tomorrow" must be true when it is read.
    if (!stands || booking.date !== dubaiTomorrow(ctx.now())) return
    await sendOnce(ctx, effectKey, booking.email, visitReminder(mail))
  },
}
