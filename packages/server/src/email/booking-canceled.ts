import { filsFromAed, formatAed, type Fils } from '@homecare/domain/money'
import { calendarFile } from './attachments'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { visitTime } from './booking-blocks'

export interface BookingCanceledEmail extends PatientEmail {
  refund: 'none' | 'requested' | 'done' | 'failed' | 'declined'
  /** What went back in parts before. */
  earlierFils: Fils
}

/** The email to the patient about a canceled visit and its refund, with the calendar file that removes the visit. */
export function bookingCanceled({ refund, earlierFils, ...mail }: BookingCanceledEmail): EmailContent {
  const { order, profile } = mail
  const paid = order.paymentStatus === 'Paid' || order.paymentStatus === 'Reversed'
  const payment = money({ refund, paid, totalFils: filsFromAed(order.total), earlierFils })
  const content = renderEmail(mail, {
    subject: `Your visit was cancelled: ${visitTime(order)}`,
    preheader: `Nobody will come on this date. ${payment}`,
    title: 'Your visit was cancelled',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `Your blood test at home on ${visitTime(order)} has been cancelled. Nobody will come, and you do not need to prepare.`,
      ),
      facts(['Order', order.orderId], ['Payment', payment]),
      text(
        `If you did not expect this, or would like another date, call ${profile.phone}. Our hours: ${profile.openingHours}`,
      ),
      { type: 'button', label: 'Book another date', url: `${mail.publicUrl}/bookbloodtest` },
      quiet(`How refunds work: ${mail.publicUrl}/refund-policy`),
    ],
  })
  return {
    ...content,
    attachments: [calendarFile(mail, { canceled: true })],
  }
}

function money({ refund, paid, totalFils, earlierFils }: MoneyFacts): string {
  const rest = formatAed(totalFils - earlierFils)
  const earlier = earlierFils > 0 ? ` ${formatAed(earlierFils)} went back before.` : ''
  if (refund === 'requested' || refund === 'done' || refund === 'failed')
    return `We will refund ${rest} to the card you paid with.${earlier} Banks often take 5 to 10 working days to show it.`
  if (!paid) return 'Nothing was charged.'
  return earlier
    ? `${formatAed(totalFils)} was paid.${earlier} The other ${rest} will not be refunded.`
    : `${rest} was paid and will not be refunded.`
}

interface MoneyFacts extends Pick<BookingCanceledEmail, 'refund' | 'earlierFils'> {
  paid: boolean
  totalFils: Fils
}
