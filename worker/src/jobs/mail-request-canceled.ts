import { requestCanceled } from '@homecare/server/email/request-canceled'
import type { JobDefinition } from '../job'
import { loadRequest } from '../load-records'
import { sendOnce } from '../send-once'

export const mailRequestCanceled: JobDefinition<'mail-request-canceled'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { requestId }, effectKey) {
    const mail = await loadRequest(ctx, requestId)
    await sendOnce(ctx, effectKey, mail.request.email, requestCanceled(mail))
  },
}
