import { nurseName } from '@homecare/domain/nurse'
import { showPhone } from '@homecare/domain/phone'
import { calendarFile, receiptFiles } from './attachments'
import { facts, text } from './blocks'
import { address, peopleFacts, price, priceBlock, visitTime } from './booking-blocks'
import { patientName, type EmailContent, type StaffEmail } from './content'
import { renderEmail } from './layout'

export const staffBookingUrl = ({ publicUrl, bookingId }: StaffEmail) =>
  `${publicUrl}/admin/bloodtests/${encodeURIComponent(bookingId)}`

export function patientFacts({ order, phoneNumber }: StaffEmail): [string, string][] {
  const { patient } = order
  return [
    ['Visit', visitTime(order)],
    ['Patient', patientName(order)],
    ['Phone', showPhone(phoneNumber)],
    ['Email', patient.email || 'None'],
    ['Address', address(order)],
    ['Order', order.orderId],
  ]
}

/**
 * The email to staff about a paid booking, with receipt and calendar file. The subject has no name, because it shows on
 * locked screens.
 */
export function staffBooking(mail: StaffEmail & { receipt: Buffer | null }): EmailContent {
  const { order } = mail
  const fasting: [string, string] = ['Fasting', order.fastingHours > 0 ? `${order.fastingHours} hours` : 'Not needed']
  const content = renderEmail(mail, {
    subject: `Paid booking: ${visitTime(order)}, ${order.patient.city}`,
    preheader: `${order.orderId}, ${order.lines.length === 1 ? '1 line' : `${order.lines.length} lines`}.`,
    title: 'New paid booking',
    blocks: [
      text('A blood test at home has been booked and paid. Please assign a nurse.'),
      facts(...patientFacts(mail), fasting, ['Payment reference', order.trackingId ?? 'Not given']),
      ...(order.people.length > 1 ? [facts(...peopleFacts(order))] : []),
      priceBlock(mail, 'Total paid'),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail) },
    ],
  })
  return { ...content, replyTo: order.patient.email, attachments: [...receiptFiles(mail), calendarFile(mail)] }
}

/** The email to staff about a moved visit, with its nurse. The subject has no name, because it shows on locked screens. */
export function staffMoved({
  nurse,
  ...mail
}: StaffEmail & { nurse: { firstName: string; lastName: string } | null }): EmailContent {
  const { order } = mail
  const content = renderEmail(mail, {
    subject: `Visit moved: now ${visitTime(order)}, ${order.patient.city}`,
    preheader: `${order.orderId} has a new time. ${nurse ? 'Please check that it suits its nurse.' : 'Please assign a nurse.'}`,
    title: 'A visit was moved',
    blocks: [
      text(
        `This visit has a new time. ${
          nurse
            ? `${nurseName(nurse)} is its nurse; please check that this time is possible.`
            : 'It has no nurse; please assign one.'
        } The history says who moved it.`,
      ),
      facts(['Nurse', nurse ? nurseName(nurse) : 'Nobody yet'], ...patientFacts(mail)),
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
    change.date && change.time ? [['Requested time', visitTime({ date: change.date, time: change.time })]] : []
  const content = renderEmail(mail, {
    subject: `Patient asks to ${change.kind}: ${visitTime(order)}, ${order.orderId}`,
    preheader: 'Nothing has changed yet. Please call the patient.',
    title: move ? 'A patient asks for another time' : 'A patient asks to cancel',
    blocks: [
      text(
        move
          ? 'It is too late for the patient to move this visit online. The visit has not changed, and the requested time is not held. Please call the patient, then move the visit or close the request.'
          : 'The visit does not change until you decide. Please call the patient, then cancel with or without a refund, or close the request.',
      ),
      facts(...wish, ...patientFacts(mail), ['Total', price(order.total)], ['Payment', order.paymentStatus]),
      { type: 'button', label: 'Open the booking', url: staffBookingUrl(mail), main: true },
    ],
  })
  return { ...content, replyTo: order.patient.email }
}
