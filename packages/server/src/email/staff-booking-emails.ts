import { calendarFile, receiptFile } from './attachments'
import { facts, text } from './blocks'
import { address, price, priceBlock, visitTime } from './booking-blocks'
import { patientName, type EmailContent, type StaffEmail } from './content'
import { letter } from './layout'

export const staffBookingUrl = ({ publicUrl, bookingId }: StaffEmail) =>
  `${publicUrl}/admin/bloodtests/${encodeURIComponent(bookingId)}`

export function patientFacts({ order }: StaffEmail): [string, string][] {
  const { patient } = order
  return [
    ['Visit', visitTime(order)],
    ['Patient', patientName(order)],
    ['Phone', patient.phone],
    ['Email', patient.email],
    ['Address', address(order)],
    ['Order', order.orderId],
  ]
}

/**
 * The email to staff about a paid booking, with receipt and calendar file. The subject has no name, because it shows on
 * locked screens.
 */
export function staffBooking(mail: StaffEmail & { receipt: Buffer }): EmailContent {
  const { order } = mail
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
  return { ...content, replyTo: order.patient.email, attachments: [receiptFile(mail), calendarFile(mail)] }
}

/** The email to staff about a moved visit. The subject has no name, because it shows on locked screens. */
export function staffMoved(mail: StaffEmail): EmailContent {
  const { order } = mail
  const content = letter(mail, {
    subject: `Visit moved: now ${visitTime(order)}, ${order.patient.city}`,
    preheader: `${order.orderId} is at another time. Please check who goes there.`,
    title: 'A visit was moved',
    blocks: [
      text('This visit has another time. Please check that a nurse is assigned for it. The history says who moved it.'),
      facts(...patientFacts(mail)),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail) },
    ],
  })
  return {
    ...content,
    replyTo: order.patient.email,
    attachments: [calendarFile(mail)],
  }
}

export interface StaffChangeRequestEmail extends StaffEmail {
  change: { kind: 'move' | 'cancel'; date: string | null; time: string | null }
}

/** The email to staff about a change request. The subject has no name, because it shows on locked screens. */
export function staffChangeRequest({ change, ...mail }: StaffChangeRequestEmail): EmailContent {
  const { order } = mail
  const move = change.kind === 'move'
  const wish: [string, string][] =
    change.date && change.time ? [['Wants instead', visitTime({ date: change.date, time: change.time })]] : []
  const content = letter(mail, {
    subject: `Patient asks to ${change.kind}: ${visitTime(order)}, ${order.orderId}`,
    preheader: 'Nothing has changed yet. Please call the patient.',
    title: move ? 'A patient asks for another time' : 'A patient asks to cancel',
    blocks: [
      text(
        move
          ? 'It is too late to move this visit without us. The visit stands as it is, and the time asked for is not held: please call the patient, then move the visit or close the request.'
          : 'The visit stands as it is until you decide. Please call the patient, then cancel with or without refund, or close the request.',
      ),
      facts(...wish, ...patientFacts(mail), ['Total', price(order.total)], ['Payment', order.paymentStatus]),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail), main: true },
    ],
  })
  return { ...content, replyTo: order.patient.email }
}
