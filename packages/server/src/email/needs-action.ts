import type { ActionReason } from '@homecare/domain/payment-table'
import { facts, text } from './blocks'
import type { EmailContent, StaffEmail } from './content'
import { renderEmail } from './layout'
import { price } from './booking-blocks'
import { patientFacts, staffBookingUrl } from './staff-booking-emails'

/** The reasons of domain/payment, and the additional one of the refund job. */
type Reason = ActionReason | 'refund-failed'

const REASONS: Record<Reason, [short: string, todo: string]> = {
  'amount-differs': [
    'amount differs',
    'The gateway reports a different amount, currency or order from the one we asked for. Compare both in the gateway’s dashboard, then confirm the visit or refund the payment.',
  ],
  'paid-twice': [
    'paid twice',
    'Two payments arrived for one order. Open the booking and give one of them back: each has a refund of its own.',
  ],
  'paid-slot-gone': [
    'paid, slot taken',
    'The payment arrived after the held slot had gone to someone else. Call the patient and agree on another time, or refund the payment.',
  ],
  'paid-after-cancel': [
    'paid after cancellation',
    'The payment arrived after the visit had been cancelled. Call the patient, then book again or refund the payment.',
  ],
  reversed: [
    'payment reversed',
    'The gateway has returned the money, or there was a chargeback. Call the patient before a nurse goes there.',
  ],
  'unknown-status': [
    'unclear payment',
    'The gateway reports a status that we don’t know. Look the order up in its dashboard.',
  ],
  'refund-failed': [
    'refund refused',
    'The gateway refused the refund. Make it in the gateway’s dashboard, or call the patient and agree on another way to return the money.',
  ],
}

const BY_REASON: Partial<Record<string, [short: string, todo: string]>> = REASONS

/** A payment's reason to act in a few words. An unknown one is shown unchanged. */
export const shortReason = (reason: string): string => BY_REASON[reason]?.[0] ?? reason

/** The email to staff about a payment that needs action. An unknown `reason` is shown unchanged. */
export function needsAction({ reason, ...mail }: StaffEmail & { reason: string }): EmailContent {
  const [short, todo] = BY_REASON[reason] ?? [reason, 'Open the booking and decide what to do.']
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
