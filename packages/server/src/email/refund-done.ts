import { addressIn } from '@homecare/domain/locales'
import { formatAed, type Fils } from '@homecare/domain/money'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { BOOKING_EMAILS, EMAIL } from './texts'

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

/** The email to the patient about an accepted refund: amount, reason, and when the bank shows it. */
export function refundDone({ amountFils, reference, because, soFar, ...mail }: RefundDoneEmail): EmailContent {
  const { order, profile, locale, publicUrl } = mail
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].refund
  const amount = formatAed(amountFils, 'always', locale)
  const ours: [string, string][] = reference ? [[common.facts.reference, reference]] : []
  const [back, paid] = [formatAed(soFar.backFils, 'always', locale), formatAed(soFar.paidFils, 'always', locale)]
  const sum: [string, string][] = amountFils < soFar.paidFils ? [[texts.soFar, texts.partOf({ back, paid })]] : []
  const url = `${publicUrl}${addressIn(locale, '/refund-policy')}`
  return renderEmail(mail, {
    subject: texts.subject({ amount }),
    preheader: texts.preheader,
    title: texts.subject({ amount }),
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.because[because]),
      facts([texts.refund, amount], ...sum, [common.facts.order, order.orderId], ...ours),
      quiet(texts.notArrived({ phone: profile.phone, url })),
    ],
  })
}
