import type { EffectName } from '@homecare/contract/jobs'
import type { EmailName } from '@homecare/server/email/emails'
import { sendEmail } from '@homecare/server/email/send'
import { deleteObject } from '@homecare/server/file/delete-object'
import { makeRefund } from '@homecare/server/payment/make-refund'
import { settlePayment } from '@homecare/server/payment/settle'
import { deleteReportObject } from '@homecare/server/report/delete-object'
import { checkStatement } from '@homecare/server/statement/check'
import { deletePictureFiles } from '@homecare/server/picture/delete-files'
import type { EffectJob } from './jobs'

/** From 2 s doubling: 16 attempts bridge a mail server's outage of 18 hours. */
const emailJob = <N extends EmailName>(name: N, attempts = 16): EffectJob<N> => ({
  retry: { attempts, backoffMs: 2_000 },
  run: (ctx, payload, effectKey) => sendEmail({ ctx, name, payload, effectKey }),
})

/** Every effect and what it does; a name without a handler does not compile. What each email says: email/emails.ts. */
export const effectJobs: { readonly [N in EffectName]: EffectJob<N> } = {
  'email-request-received': emailJob('email-request-received'),
  'email-request-canceled': emailJob('email-request-canceled'),
  'email-staff-request': emailJob('email-staff-request'),
  'email-booking-confirmed': emailJob('email-booking-confirmed'),
  'email-pay-link': emailJob('email-pay-link', 8),
  'email-payment-failed': emailJob('email-payment-failed'),
  'email-booking-moved': emailJob('email-booking-moved'),
  'email-booking-canceled': emailJob('email-booking-canceled'),
  'email-change-requested': emailJob('email-change-requested'),
  'email-refund-done': emailJob('email-refund-done'),
  'email-visit-reminder': emailJob('email-visit-reminder', 12),
  'email-nurse-on-the-way': emailJob('email-nurse-on-the-way', 8),
  'email-nobody-there': emailJob('email-nobody-there'),
  'email-staff-booking': emailJob('email-staff-booking'),
  'email-staff-moved': emailJob('email-staff-moved'),
  'email-staff-change-request': emailJob('email-staff-change-request'),
  'email-report-ready': emailJob('email-report-ready'),
  'email-report-withdrawn': emailJob('email-report-withdrawn'),
  'email-report-reminder': emailJob('email-report-reminder'),
  'email-report-opened': emailJob('email-report-opened'),
  'email-report-locked': emailJob('email-report-locked'),
  'email-needs-action': emailJob('email-needs-action'),
  'email-staff-link': emailJob('email-staff-link'),
  'email-alarm': emailJob('email-alarm'),
  // After its ten minutes the code is of no use.
  'email-hold-code': emailJob('email-hold-code', 8),
  'email-staff-security': emailJob('email-staff-security'),
  'email-statement': emailJob('email-statement'),
  'compare-statement': {
    retry: { attempts: 8, backoffMs: 5_000 },
    run: async (ctx) => {
      await checkStatement({ ctx })
    },
  },
  'settle-payment': {
    // An attempt that is still pending after these is checked by reconciliation.
    retry: { attempts: 8, backoffMs: 1_000 },
    run: async (ctx, { attemptId, reference }) => {
      await settlePayment({ ctx, input: { attemptId, reference, source: 'push' } })
    },
  },
  'delete-file': {
    // The object store may be unreachable for hours.
    retry: { attempts: 20, backoffMs: 5_000 },
    run: (ctx, input) => deleteObject({ ctx, input }),
  },
  'delete-picture': {
    retry: { attempts: 20, backoffMs: 5_000 },
    run: (ctx, input) => deletePictureFiles({ ctx, input }),
  },
  'delete-report': {
    retry: { attempts: 20, backoffMs: 5_000 },
    run: (ctx, input) => deleteReportObject({ ctx, input }),
  },
  'refund-payment': {
    retry: { attempts: 14, backoffMs: 5_000 },
    run: async (ctx, input, effectKey) => {
      await ctx.idempotency.run(effectKey, () => makeRefund({ ctx, input }))
    },
  },
}
