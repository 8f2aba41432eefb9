import { shortReason, type PaymentActionReason } from '../alarm/short-reason'
import { facts, text } from './blocks'
import type { EmailContent, StaffEmail } from './content'
import { renderEmail } from './layout'
import { price } from './booking-blocks'
import { patientFacts, staffBookingUrl } from './staff-booking-emails'

/** What staff have to do. */
const WHAT_TO_DO: Partial<Record<string, string>> = {
  'amount-differs':
    'The gateway reports a different amount, currency or order from the one we asked for. Compare both in the gateway’s dashboard, then confirm the visit or refund the payment.',
  'paid-twice':
    'Two payments arrived for one order. Open the booking and give one of them back: each has a refund of its own.',
  'paid-slot-gone':
    'The payment arrived after the held slot had gone to someone else. Call the patient and agree on another time, or refund the payment.',
  'paid-after-cancel':
    'The payment arrived after the visit was canceled. Call the patient, then book again or refund the payment.',
  reversed:
    'The gateway has returned the money, or the patient’s bank has taken it back. Call the patient before a nurse goes there.',
  'unknown-status': 'The gateway reports a status that we don’t know. Look the order up in its dashboard.',
  'refund-failed':
    'The gateway refused the refund. Make it in the gateway’s dashboard, or call the patient and agree on another way to return the money.',
} satisfies Record<PaymentActionReason, string>

/** The email to staff about a payment that needs action. An unknown `reason` is shown unchanged. */
export function needsAction({ reason, ...mail }: StaffEmail & { reason: string }): EmailContent {
  const short = shortReason(reason)
  const todo = WHAT_TO_DO[reason] ?? 'Open the booking and decide what to do.'
  const content = renderEmail(mail, {
    subject: `Needs action: ${short}, ${mail.order.orderId}`,
    preheader: todo,
    title: `Needs action: ${short}`,
    blocks: [
      text(todo),
      facts(
        ...patientFacts(mail),
        ['Total', price(mail.order.total)],
        ['Payment', mail.order.paymentStatus],
        ['Payment reference', mail.order.trackingId ?? 'Not given'],
      ),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail), main: true },
    ],
  })
  return { ...content, replyTo: mail.order.patient.email }
}
