import type { EffectName, EmailName } from '@homecare/contract/jobs'
import { sendEmail } from '@homecare/server/email/send'
import { deleteObject } from '@homecare/server/file/delete-object'
import { makeRefund } from '@homecare/server/payment/make-refund'
import { settlePayment } from '@homecare/server/payment/settle'
import { deleteReportObject } from '@homecare/server/report/delete-object'
import { checkStatement } from '@homecare/server/statement/check'
import { deletePictureFiles } from '@homecare/server/picture/delete-files'
import type { EffectJob } from './jobs'

/** From 2 s doubling: 16 attempts bridge a mail server's outage of 18 hours. */
const emailJob = <N extends EmailName>(name: N, attempts = 16): EffectJob<`email-${N}`> => ({
  retry: { attempts, backoffMs: 2_000 },
  run: (ctx, payload, effectKey) => sendEmail({ ctx, name, payload, effectKey }),
})

/** Every effect and what it does; a name without a handler does not compile. What each email says: email/emails.ts. */
export const effectJobs: { readonly [N in EffectName]: EffectJob<N> } = {
  'email-request-received': emailJob('request-received'),
  'email-request-canceled': emailJob('request-canceled'),
  'email-staff-request': emailJob('staff-request'),
  'email-booking-confirmed': emailJob('booking-confirmed'),
  'email-pay-link': emailJob('pay-link', 8),
  'email-payment-failed': emailJob('payment-failed'),
  'email-booking-moved': emailJob('booking-moved'),
  'email-booking-canceled': emailJob('booking-canceled'),
  'email-change-requested': emailJob('change-requested'),
  'email-refund-done': emailJob('refund-done'),
  'email-visit-reminder': emailJob('visit-reminder', 12),
  'email-nurse-on-the-way': emailJob('nurse-on-the-way', 8),
  'email-nobody-there': emailJob('nobody-there'),
  'email-staff-booking': emailJob('staff-booking'),
  'email-staff-moved': emailJob('staff-moved'),
  'email-staff-change-request': emailJob('staff-change-request'),
  'email-report-ready': emailJob('report-ready'),
  'email-report-withdrawn': emailJob('report-withdrawn'),
  'email-report-reminder': emailJob('report-reminder'),
  'email-report-opened': emailJob('report-opened'),
  'email-report-locked': emailJob('report-locked'),
  'email-needs-action': emailJob('needs-action'),
  'email-staff-link': emailJob('staff-link'),
  'email-alarm': emailJob('alarm'),
  // After its ten minutes the code is of no use.
  'email-hold-code': emailJob('hold-code', 8),
  'email-staff-security': emailJob('staff-security'),
  'email-statement': emailJob('statement'),
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
