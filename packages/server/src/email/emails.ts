import type { EmailName, JobPayload } from '@homecare/contract/jobs'
import { refundMoney, restFils } from '@homecare/domain/refund'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { isSomebodyUnknown } from '../booking/save-identities'
import { readStaffPayLink } from '../booking/get-pay-link'
import type { JobCtx } from '../process/context'
import { findReleasedReport, findShareOpening, findShare, findWithdrawnReport } from '../report/for-email'
import { findUsableStaffLink } from '../staff/find-usable-link'
import { findOpenChangeRequest } from '../booking/change-requests'
import { alarmKind, type AlarmKind } from '@homecare/contract/admin/alarms'
import { findUsableHoldCode } from '../slot/hold-code'
import { findCodeForEmail } from '../my/code'
import { CAUSE_KINDS } from '../alarm/causes'
import { alarmEmail } from './alarm'
import { bookingEmail, quoteEmail, requestEmail, senderOf, type AboutBooking, type Email } from './about'
import { createReceiptCache } from './attachments'
import { bookingCanceled } from './booking-canceled'
import { bookingConfirmed } from './booking-confirmed'
import { bookingMoved } from './booking-moved'
import { changeRequested } from './change-requested'
import { formLink } from './form-link'
import { holdCodeEmail } from './hold-code'
import { needsAction } from './needs-action'
import { payLink } from './pay-link'
import { paymentFailed } from './payment-failed'
import { quoteAccepted, quoteReady, quoteReminder, staffQuoteAnswered } from './quote-emails'
import { refundDone, type RefundDoneEmail } from './refund-done'
import { reportLocked, reportOpened, reportReady, reportReminder, reportWithdrawn } from './report-emails'
import { callMissed, requestCanceled, requestReceived, staffRequest } from './request-emails'
import { staffChangeRequest, staffBooking, staffMoved } from './staff-booking-emails'
import { findingsOfCheck } from '../statement/queries'
import { signInCodeEmail } from './sign-in-code'
import { staffLink } from './staff-link'
import { staffSecurity } from './staff-security'
import { statementEmail } from './statement'
import { isStillNews } from '../visit/nurse-news'
import { findQuoteForStaff } from '../quote/for-email'
import { findLatestStep } from '../visit/find-latest-step'
import { nobodyThere, nurseKnown, nurseOnTheWay } from './visit-step-emails'
import { visitReminder } from './visit-reminder'

/** Of one doctor's link in a day: whoever has its passcode could open it every minute. The page lists every opening. */
const MAX_OPENING_EMAILS = 5

/** Alarms of which staff get an email with the details as well. Where both have one inbox, that one is enough. */
const MAILED_WITH_DETAILS = ['change-request', 'payment', 'statement'] as const satisfies readonly AlarmKind[]
const isOneOf = (kinds: readonly AlarmKind[], kind: AlarmKind) => kinds.includes(kind)
const isSameInbox = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const isPaid = ({ order }: AboutBooking) => order.paymentStatus === 'Paid'
/** The receipt names the tests, so it goes only through a relay in the UAE. */
const receiptOf = (ctx: JobCtx, about: AboutBooking): Promise<Buffer | null> =>
  ctx.mailRelayInUae ? ctx.shared(createReceiptCache)(about) : Promise.resolve(null)

const refundOf = (
  about: AboutBooking,
  payment: AboutBooking['row']['attempts'][number],
  refund: Pick<RefundDoneEmail, 'amountFils' | 'because'>,
) => {
  const soFar = { backFils: refundMoney(payment).backFils, paidFils: payment.amountFils }
  return refundDone({ ...about, ...refund, reference: payment.trackingId, soFar })
}

const isCanceled = ({ order }: AboutBooking) => order.status === 'Canceled'
const latestStep = (ctx: JobCtx, { bookingId, order: { date }, now }: AboutBooking, stepId: string) =>
  findLatestStep(ctx, { bookingId, stepId, date, now })

/**
 * The table of all emails with recipient, condition and template. Conditions are checked when the email is sent, since
 * the record may have changed after the decision; that change has its own email.
 */
export const emails: { readonly [N in EmailName]: Email<JobPayload<`email-${N}`>> } = {
  'request-received': requestEmail({ to: 'patient', template: requestReceived }),
  'request-canceled': requestEmail({ to: 'patient', template: requestCanceled }),
  'call-missed': requestEmail({
    to: 'patient',
    when: ({ status, callOutcome }) => status === 'Pending' && callOutcome === 'noAnswer',
    template: callMissed,
  }),
  'staff-request': requestEmail({ to: 'staff', template: staffRequest }),

  'quote-ready': quoteEmail({ when: ({ state }) => state === 'open', template: quoteReady }),
  'quote-reminder': quoteEmail({ when: ({ state }) => state === 'open', template: quoteReminder }),
  'quote-accepted': quoteEmail({ when: ({ state }) => state === 'accepted', template: quoteAccepted }),
  'staff-quote-answered': async (ctx, { what, quoteId }) => {
    const found = await findQuoteForStaff(ctx, quoteId)
    return found && { ...staffQuoteAnswered({ ...senderOf(ctx), what, ...found }), to: ctx.staffInbox }
  },

  'booking-confirmed': bookingEmail({
    to: 'patient',
    when: (about) => isPaid(about) && !isCanceled(about),
    template: async (about, _, ctx) => bookingConfirmed({ ...about, receipt: await receiptOf(ctx, about) }),
  }),
  'pay-link': bookingEmail({
    to: 'patient',
    template: async (about, { bookingId }, ctx) => {
      const { state, heldUntil, url } = await readStaffPayLink(ctx, bookingId)
      return state === 'held' && heldUntil !== null ? payLink({ ...about, url, heldUntil: new Date(heldUntil) }) : null
    },
  }),
  'form-link': bookingEmail({
    to: 'patient',
    when: (about) => isPaid(about) && about.order.status === 'Pending',
    template: async (about, { bookingId }, ctx) =>
      (await isSomebodyUnknown(ctx.db, bookingId)) ? formLink(about) : null,
  }),
  'payment-failed': bookingEmail({
    to: 'patient',
    // This email is sent only for the latest attempt while its outcome is unchanged: otherwise it would alarm a patient
    // who retried, paid or canceled meanwhile.
    when: ({ row, order }, { attemptId }) =>
      row.attempts.at(-1)?.attemptId === attemptId && order.paymentReason !== null && order.status === 'Pending',
    // Anybody can begin a payment in somebody else's name.
    limited: true,
    template: paymentFailed,
  }),
  'booking-moved': bookingEmail({ to: 'patient', when: (about) => !isCanceled(about), template: bookingMoved }),
  'booking-canceled': bookingEmail({
    to: 'patient',
    template: (about) => {
      const { attempts, refund } = about.row
      const paid = attempts.find(({ state }) => state === 'paid' || state === 'reversed')
      return bookingCanceled({ ...about, refund, earlierFils: paid ? paid.amountFils - restFils(paid) : 0 })
    },
  }),
  'change-requested': bookingEmail({
    to: 'patient',
    when: (about) => !isCanceled(about),
    // A change request that was resolved or replaced meanwhile gets no email.
    template: async (about, { changeRequestId }, ctx) => {
      const change = await findOpenChangeRequest(ctx.db, changeRequestId)
      return change && changeRequested({ ...about, change })
    },
  }),
  'refund-done': bookingEmail({
    to: 'patient',
    template: (about, { attemptId }) => {
      const { attempts } = about.row
      const refunded = attempts.find((each) => each.attemptId === attemptId)
      if (!refunded) return null
      const paidTwice = attempts.some((each) => each.attemptId !== attemptId && each.state === 'paid')
      const because = isCanceled(about) ? 'canceled' : paidTwice ? 'paid-twice' : 'other'
      return refundOf(about, refunded, { amountFils: restFils(refunded), because })
    },
  }),
  'part-refunded': bookingEmail({
    to: 'patient',
    template: (about, { partId }) => {
      const refunded = about.row.attempts.find(({ parts }) => parts.some(({ id }) => id === partId))
      const part = refunded?.parts.find(({ id }) => id === partId)
      return refunded && part ? refundOf(about, refunded, { amountFils: part.amountFils, because: 'part' }) : null
    },
  }),
  'visit-reminder': bookingEmail({
    to: 'patient',
    // The word "Tomorrow" must be true when the email is read.
    when: (about) =>
      isPaid(about) && about.order.status === 'Pending' && about.order.date === addDays(dubaiDate(about.now), 1),
    template: (about) => visitReminder({ ...about, nurse: about.row.nurse }),
  }),
  'nurse-known': bookingEmail({
    to: 'patient',
    when: ({ row, order, now }, { nurse }) =>
      row.paymentStatus === 'Paid' && order.status === 'Pending' && now < row.visitAt && isStillNews(row, nurse),
    template: (about) => about.row.nurse && nurseKnown({ ...about, nurse: about.row.nurse }),
  }),
  'nurse-on-the-way': bookingEmail({
    to: 'patient',
    when: (about) => isPaid(about) && about.order.status === 'Pending',
    // A phone without a network may send the step when the visit is long over.
    template: async (about, { stepId }, ctx) =>
      (await latestStep(ctx, about, stepId)) && nurseOnTheWay({ ...about, nurse: about.row.nurse }),
  }),
  'nobody-there': bookingEmail({
    to: 'patient',
    when: (about) => isPaid(about) && about.order.status === 'Pending',
    template: async (about, { stepId }, ctx) => {
      const step = await latestStep(ctx, about, stepId)
      return step && nobodyThere({ ...about, at: step.at })
    },
  }),

  'report-ready': bookingEmail({
    to: 'patient',
    template: async (about, { reportId }, ctx) => {
      const report = await findReleasedReport(ctx, reportId)
      return report && reportReady({ ...about, ...report })
    },
  }),
  'report-withdrawn': bookingEmail({
    to: 'patient',
    template: async (about, { reportId }, ctx) => {
      const report = await findWithdrawnReport(ctx, reportId)
      return report && reportWithdrawn({ ...about, ...report })
    },
  }),
  'report-reminder': bookingEmail({
    to: 'patient',
    template: async (about, { reportId }, ctx) => {
      const report = await findReleasedReport(ctx, reportId)
      return report && !report.isOpened ? reportReminder({ ...about, ...report }) : null
    },
  }),
  'report-opened': bookingEmail({
    to: 'patient',
    template: async (about, { openingId }, ctx) => {
      const opening = await findShareOpening(ctx, openingId)
      if (!opening || opening.earlierToday >= MAX_OPENING_EMAILS) return null
      return reportOpened({ ...about, ...opening })
    },
  }),
  'report-locked': bookingEmail({
    to: 'patient',
    template: async (about, { shareId }, ctx) => {
      const share = await findShare(ctx, shareId)
      return share && reportLocked({ ...about, ...share })
    },
  }),

  'staff-booking': bookingEmail({
    to: 'staff',
    when: isPaid,
    template: async (about, _, ctx) => staffBooking({ ...about, receipt: await receiptOf(ctx, about) }),
  }),
  'staff-moved': bookingEmail({
    to: 'staff',
    when: (about) => !isCanceled(about),
    template: (about) => staffMoved({ ...about, nurse: about.row.nurse }),
  }),
  'staff-change-request': bookingEmail({
    to: 'staff',
    // A change request that was resolved or replaced meanwhile gets no email.
    template: async (about, { changeRequestId }, ctx) => {
      const change = await findOpenChangeRequest(ctx.db, changeRequestId)
      return change && staffChangeRequest({ ...about, change })
    },
  }),
  'needs-action': bookingEmail({
    to: 'staff',
    template: (about, { reason }) => needsAction({ ...about, reason }),
  }),

  statement: async (ctx, { checkId }) => {
    const found = await findingsOfCheck(ctx, checkId)
    return found.open === 0 ? null : { ...statementEmail({ ...senderOf(ctx), ...found }), to: ctx.staffInbox }
  },

  'staff-link': async (ctx, payload) => {
    const link = await findUsableStaffLink({ ctx, input: payload })
    if (!link) return null
    const { purpose, role, url, userName } = link
    return { ...staffLink({ ...senderOf(ctx), purpose, role, url }), to: userName }
  },
  alarm: async (ctx, { alarmId }) => {
    const include = { booking: { select: { id: true, orderId: true } } }
    const alarm = await ctx.db.alarm.findUnique({ where: { id: alarmId }, include })
    if (!alarm) return null
    const { kind: name, subject, text, booking } = alarm
    const kind = alarmKind.parse(name)
    const isDesks = isOneOf(CAUSE_KINDS, kind)
    // What has ended while the mail server was down needs nobody any more.
    if (isDesks && alarm.endedAt) return null
    if (isOneOf(MAILED_WITH_DETAILS, kind) && isSameInbox(ctx.dutyInbox, ctx.staffInbox)) return null
    const content = alarmEmail({ ...senderOf(ctx), kind, subject, text, booking })
    return { ...content, to: isDesks ? ctx.dutyInbox : ctx.staffInbox }
  },
  'hold-code': async (ctx, { codeId }) => {
    const found = await findUsableHoldCode(ctx, codeId)
    return found && { ...holdCodeEmail({ ...senderOf(ctx, found.locale), code: found.code }), to: found.email }
  },
  'sign-in-code': async (ctx, { codeId }) => {
    const found = await findCodeForEmail(ctx, codeId)
    return found && { ...signInCodeEmail({ ...senderOf(ctx, found.locale), code: found.code }), to: found.email }
  },
  'staff-security': async (ctx, { userId, event, at }) => {
    const user = await ctx.db.staffUser.findUnique({ where: { id: userId }, select: { userName: true } })
    // Demo accounts have names that are no addresses.
    if (!user?.userName.includes('@')) return null
    return { ...staffSecurity({ ...senderOf(ctx), event, at: new Date(at) }), to: user.userName }
  },
}
