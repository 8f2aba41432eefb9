import { staffAsk } from '@homecare/server/email/staff-ask'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailStaffAsk: JobDefinition<'mail-staff-ask'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId, askId }, effectKey) {
    const ask = await ctx.db.bookingAsk.findUnique({ where: { id: askId } })
    // Answered, or asked for otherwise, while the mail waited.
    if (!ask || ask.closedAt) return
    const { staffMail } = await loadBooking(ctx, bookingId)
    await sendOnce(ctx, effectKey, ctx.staffInbox, staffAsk({ ...staffMail, ask }))
  },
}
