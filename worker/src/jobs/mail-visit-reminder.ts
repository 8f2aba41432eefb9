import { visitReminder } from '@homecare/server/email/visit-reminder'
import { dubaiTomorrow } from '../dubai-clock'
import type { JobDefinition } from '../job'
import { loadBooking, loadVisit } from '../load-records'
import { sendOnce } from '../send-once'

export const mailVisitReminder: JobDefinition<'mail-visit-reminder'> = {
  retry: { attempts: 12, backoffMs: 2_000 },
  async run(ctx, { bookingId }, effectKey) {
    const { status, paymentStatus, date } = await loadVisit(ctx, bookingId)
    // "Tomorrow" must be true when it is read.
    if (status !== 'Pending' || paymentStatus !== 'Paid' || date !== dubaiTomorrow(ctx.now())) return
    const { booking, mail } = await loadBooking(ctx, bookingId)
    await sendOnce(ctx, effectKey, booking.email, visitReminder(mail))
  },
}
