import type { EffectName, EmailName } from '@homecare/contract/jobs'
import { emails } from '@homecare/server/email/emails'
import { sendEmail } from '@homecare/server/email/send'
import { tellDutyPhone } from '@homecare/server/alarm/tell-duty-phone'
import { deleteObject } from '@homecare/server/file/delete-object'
import { fetchMessageFile } from '@homecare/server/message/fetch-file'
import { sendMessage } from '@homecare/server/message/send'
import { makePartRefund, makeRefund } from '@homecare/server/payment/make-refund'
import { settlePayment } from '@homecare/server/payment/settle'
import { deleteReportObject } from '@homecare/server/report/delete-object'
import { checkStatement } from '@homecare/server/statement/check'
import { deletePictureFiles } from '@homecare/server/picture/delete-files'
import type { EffectJob } from './jobs'

/** How often an email is tried that is soon of no use. From 2 s doubling: 16 attempts bridge a mail server's outage of 18 hours. */
const ATTEMPTS: Partial<Record<EmailName, number>> = {
  'pay-link': 8,
  'visit-reminder': 12,
  'nurse-known': 12,
  'nurse-on-the-way': 8,
  'hold-code': 8,
}

const emailJob = <N extends EmailName>(name: N): EffectJob<`email-${N}`> => ({
  retry: { attempts: ATTEMPTS[name] ?? 16, backoffMs: 2_000 },
  run: (ctx, payload, effectKey) => sendEmail({ ctx, name, payload, effectKey }),
})

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the table are the names.
const emailNames = Object.keys(emails) as EmailName[]

/** A job for each email of the table. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has every name.
const emailJobs = Object.fromEntries(emailNames.map((name) => [`email-${name}`, emailJob(name)])) as {
  readonly [N in EmailName as `email-${N}`]: EffectJob<`email-${N}`>
}

/** Every effect and what it does; a name without a handler does not compile. What each email says: email/emails.ts. */
export const effectJobs: { readonly [N in EffectName]: EffectJob<N> } = {
  ...emailJobs,
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
  'fetch-message-file': {
    // The provider keeps files for days.
    retry: { attempts: 20, backoffMs: 5_000 },
    run: (ctx, input) => fetchMessageFile({ ctx, input }),
  },
  'send-message': {
    // As with emails: a provider may be down for a day. What is of no use by then is left out.
    retry: { attempts: 16, backoffMs: 2_000 },
    run: (ctx, input) => sendMessage({ ctx, input }),
  },
  'tell-duty-phone': {
    retry: { attempts: 16, backoffMs: 2_000 },
    run: (ctx, input) => tellDutyPhone({ ctx, input }),
  },
  'refund-part': {
    retry: { attempts: 14, backoffMs: 5_000 },
    run: async (ctx, input, effectKey) => {
      await ctx.idempotency.run(effectKey, () => makePartRefund({ ctx, input }))
    },
  },
}
