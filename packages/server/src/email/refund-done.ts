import { formatAed, type Fils } from '@homecare/domain/money'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'

export interface RefundDoneEmail extends PatientEmail {
  /** The refunded amount. */
  amountFils: Fils
  /** The reference by which the bank finds the payment. */
  reference: string | null
  /** What went back of this payment so far, this refund included, and how much it was. */
  soFar: { backFils: Fils; paidFils: Fils }
  /** The reason: a canceled visit, a second payment of the order, a part of the payment, or none of these. */
  because: 'canceled' | 'paid-twice' | 'part' | 'other'
}

const WHY = {
  canceled: 'Your visit was cancelled, so we are refunding your payment.',
  'paid-twice': 'Your order was paid twice. We keep one payment for your visit and are refunding the other.',
  part: 'As agreed with you, we are refunding a part of your payment.',
  other: 'As agreed with you, we are refunding your payment.',
}

/** The email to the patient about an accepted refund: amount, reason, and when the bank shows it. */
export function refundDone({ amountFils, reference, because, soFar, ...mail }: RefundDoneEmail): EmailContent {
  const { order, profile } = mail
  const amount = formatAed(amountFils)
  const ours: [string, string][] = reference ? [['Payment reference', reference]] : []
  const { backFils, paidFils } = soFar
  const sum: [string, string][] =
    amountFils < paidFils ? [['Refunded so far', `${formatAed(backFils)} of ${formatAed(paidFils)}`]] : []
  return renderEmail(mail, {
    subject: `Your refund of ${amount} is on its way`,
    preheader: 'It goes to the card you paid with. Banks often take 5 to 10 working days to show it.',
    title: `Your refund of ${amount} is on its way`,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(`${WHY[because]} It goes to the card you paid with; banks often take 5 to 10 working days to show it.`),
      facts(['Refund', amount], ...sum, ['Order', order.orderId], ...ours),
      quiet(
        `If it has not arrived after 10 working days, call ${profile.phone} and tell us your order number. How refunds work: ${mail.publicUrl}/refund-policy`,
      ),
    ],
  })
}
