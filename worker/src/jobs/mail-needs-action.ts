import { needsAction } from '@homecare/server/email/needs-action'
import type { JobDefinition } from '../job'
import { loadBooking } from '../load-records'
import { sendOnce } from '../send-once'

export const mailNeedsAction: JobDefinition<'mail-needs-action'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { bookingId, reason }, effectKey) {
    const { staffMail } = await loadBooking(ctx, bookingId)
    await sendOnce(ctx, effectKey, ctx.staffInbox, needsAction({ ...staffMail, reason }))
  },
}
