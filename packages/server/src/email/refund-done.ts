import { formatAed, type Fils } from '@homecare/domain/money'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'

export interface RefundDoneEmail extends PatientEmail {
  /** The refunded amount. */
  amountFils: Fils
  /** The reference by which the bank finds the payment. */
  reference: string | null
  /** The reason: a canceled visit, a second payment of the order, or neither. */
  because: 'canceled' | 'paid-twice' | 'other'
}

const WHY = {
  canceled: 'Your visit was cancelled, so we are refunding your payment.',
  'paid-twice': 'Your order was paid twice. We keep one payment for your visit and are refunding the other.',
  other: 'As agreed with you, we are refunding your payment.',
}

/** The email to the patient about an accepted refund: amount, reason, and when the bank shows it. */
export function refundDone({ amountFils, reference, because, ...mail }: RefundDoneEmail): EmailContent {
  const { order, profile } = mail
  const amount = formatAed(amountFils)
  const ours: [string, string][] = reference ? [['Payment reference', reference]] : []
  return renderEmail(mail, {
    subject: `Your refund of ${amount} is on its way`,
    preheader: 'It goes to the card you paid with. Banks often take 5 to 10 working days to show it.',
    title: `Your refund of ${amount} is on its way`,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(`${WHY[because]} It goes to the card you paid with; banks often take 5 to 10 working days to show it.`),
      facts(['Refund', amount], ['Order', order.orderId], ...ours),
      quiet(
        `If it has not arrived after 10 working days, call ${profile.phone} and tell us your order number. How refunds work: ${mail.publicUrl}/refund-policy`,
      ),
    ],
  })
}
