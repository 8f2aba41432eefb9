import { facts, text } from './blocks'
import { patientName, type Dated, type MailContent, type OrderMail } from './content'
import { letter } from './layout'
import { address, priceBlock, visitTime } from './order-blocks'
import { visitAttachments } from './visit-attachments'

export type StaffOrderMail = Omit<OrderMail, 'token'> & { bookingId: string }

export const staffBookingUrl = ({ publicUrl, bookingId }: StaffOrderMail) =>
  `${publicUrl}/admin/bloodtests/${encodeURIComponent(bookingId)}`

export function patientFacts({ order }: StaffOrderMail): [string, string][] {
  const { patient } = order
  return [
    ['Visit', visitTime(order)],
    ['Patient', patientName(order)],
    ['Phone', patient.phone],
    ['E-mail', patient.email],
    ['Address', address(order)],
    ['Order', order.orderId],
  ]
}

/** To staff: a paid booking to be staffed, with receipt and calendar file. The subject names nobody: it shows on locked screens. */
export async function staffBooking({ now, sequence, ...mail }: StaffOrderMail & Dated): Promise<MailContent> {
  const { order, profile } = mail
  const fasting: [string, string] = ['Fasting', order.fastingHours > 0 ? `${order.fastingHours} hours` : 'Not needed']
  const content = letter(mail, {
    subject: `Paid booking: ${visitTime(order)}, ${order.patient.city}`,
    preheader: `${order.orderId}, ${order.lines.length === 1 ? '1 line' : `${order.lines.length} lines`}.`,
    title: 'New paid booking',
    blocks: [
      text('A blood test at home has been booked and paid. Please assign a nurse.'),
      facts(...patientFacts(mail), fasting, ['Payment reference', order.trackingId ?? 'Not given']),
      priceBlock(order, 'Total paid'),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail) },
    ],
  })
  const attachments = await visitAttachments({ order, profile, now, sequence })
  return { ...content, replyTo: order.patient.email, attachments }
}
