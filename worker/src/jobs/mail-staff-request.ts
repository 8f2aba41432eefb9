import { staffRequest } from '@homecare/server/email/staff-request'
import type { JobDefinition } from '../job'
import { loadRequest } from '../load-records'
import { sendOnce } from '../send-once'

export const mailStaffRequest: JobDefinition<'mail-staff-request'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { requestId }, effectKey) {
    await sendOnce(ctx, effectKey, ctx.staffInbox, staffRequest(await loadRequest(ctx, requestId)))
  },
}
