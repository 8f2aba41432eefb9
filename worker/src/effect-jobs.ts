import type { EffectName } from '@homecare/contract/jobs'
import type { EmailName } from '@homecare/server/email/emails'
import { sendEmail } from '@homecare/server/email/send'
import { deleteObject } from '@homecare/server/file/delete-object'
import { makeRefund } from '@homecare/server/payment/make-refund'
import { settlePayment } from '@homecare/server/payment/settle'
import type { EffectJob } from './jobs'

/** From 2 s doubling: 16 attempts bridge a mail server's outage of 18 hours. */
const emailJob = <N extends EmailName>(name: N, attempts = 16): EffectJob<N> => ({
  retry: { attempts, backoffMs: 2_000 },
  run: (ctx, payload, effectKey) => sendEmail({ ctx, name, payload, effectKey }),
})

/** Every effect and what it does; a name without a handler does not compile. What each email says: email/emails.ts. */
export const effectJobs: { readonly [N in EffectName]: EffectJob<N> } = {
  'mail-request-received': emailJob('mail-request-received'),
  'mail-request-canceled': emailJob('mail-request-canceled'),
  'mail-staff-request': emailJob('mail-staff-request'),
  'mail-booking-confirmed': emailJob('mail-booking-confirmed'),
  'mail-payment-failed': emailJob('mail-payment-failed'),
  'mail-booking-moved': emailJob('mail-booking-moved'),
  'mail-booking-canceled': emailJob('mail-booking-canceled'),
  'mail-refund-done': emailJob('mail-refund-done'),
  'mail-visit-reminder': emailJob('mail-visit-reminder', 12),
  'mail-staff-booking': emailJob('mail-staff-booking'),
  'mail-staff-moved': emailJob('mail-staff-moved'),
  'mail-staff-ask': emailJob('mail-staff-ask'),
  'mail-needs-action': emailJob('mail-needs-action'),
  'mail-staff-link': emailJob('mail-staff-link'),
  'settle-payment': {
    // An attempt that is still pending after these is checked by reconciliation.
    retry: { attempts: 8, backoffMs: 1_000 },
    run: async (ctx, { attemptId }) => {
      await settlePayment({ ctx, input: { attemptId, source: 'push' } })
    },
  },
  'delete-file': {
    // The object store may be unreachable for hours.
    retry: { attempts: 20, backoffMs: 5_000 },
    run: (ctx, input) => deleteObject({ ctx, input }),
  },
  'refund-payment': {
    retry: { attempts: 14, backoffMs: 5_000 },
    run: async (ctx, input, effectKey) => {
      await ctx.idempotency.run(effectKey, () => makeRefund({ ctx, input }))
    },
  },
}
