import { requestReceived } from '@homecare/server/email/request-received'
import type { JobDefinition } from '../job'
import { loadRequest } from '../load-records'
import { sendOnce } from '../send-once'

export const mailRequestReceived: JobDefinition<'mail-request-received'> = {
  // From 2 s doubling: a mail server may be away for some 18 hours.
  retry: { attempts: 16, backoffMs: 2_000 },
  async run(ctx, { requestId }, effectKey) {
    const mail = await loadRequest(ctx, requestId)
    await sendOnce(ctx, effectKey, mail.request.email, requestReceived(mail))
  },
}
