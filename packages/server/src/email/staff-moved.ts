import { visitIcs } from '../pdf/visit-ics'
import { facts, text } from './blocks'
import type { Dated, MailContent } from './content'
import { letter } from './layout'
import { visitTime } from './order-blocks'
import { patientFacts, staffBookingUrl, type StaffOrderMail } from './staff-booking'

/** To staff: a visit has another time. The subject names nobody: it shows on locked screens. */
export function staffMoved({ now, sequence, ...mail }: StaffOrderMail & Dated): MailContent {
  const { order, profile } = mail
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
  const ics = visitIcs({ order, profile, sequence, stamp: now })
  return {
    ...content,
    replyTo: order.patient.email,
    attachments: [
      {
        filename: 'visit.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: Buffer.from(ics),
      },
    ],
  }
}
