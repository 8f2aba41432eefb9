import { calendarFile } from './attachments'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { price, visitTime } from './booking-blocks'

export interface BookingCanceledEmail extends PatientEmail {
  refund: 'none' | 'requested' | 'done' | 'failed' | 'declined'
}

/** The email to the patient about a canceled visit and its refund, with the calendar file that removes the visit. */
export function bookingCanceled({ refund, ...mail }: BookingCanceledEmail): EmailContent {
  const { order, profile } = mail
  const paid = order.paymentStatus === 'Paid' || order.paymentStatus === 'Reversed'
  const content = renderEmail(mail, {
    subject: `Your visit was cancelled: ${visitTime(order)}`,
    preheader: `Nobody will come on this date. ${money(refund, paid, order.total)}`,
    title: 'Your visit was cancelled',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `Your blood test at home on ${visitTime(order)} has been cancelled. Nobody will come, and you do not need to prepare.`,
      ),
      facts(['Order', order.orderId], ['Payment', money(refund, paid, order.total)]),
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

function money(refund: BookingCanceledEmail['refund'], paid: boolean, total: number): string {
  if (refund === 'requested' || refund === 'done' || refund === 'failed') {
    return `We will refund ${price(total)} to the card you paid with. Banks often take 5 to 10 working days to show it.`
  }
  return paid ? `${price(total)} was paid and will not be refunded.` : 'Nothing was charged.'
}
