import { patientRange, patientTime } from '@homecare/domain/clock'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { SLOT_MINUTES, slotStart } from '@homecare/domain/slots'
import type { OrderResponse } from '@homecare/contract/orders'
import { facts, text } from './blocks'
import { address, privateLink, visitTime } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { lateBlocks, timelineBlocks } from './timeline'

/** The data of the nurse that the patient gets. */
export interface AssignedNurse {
  firstName: string
  licenceNumber: string
}

/** `"Your nurse is Maya, licence number DHA-100200."` */
export const nurseSentence = ({ firstName, licenceNumber }: AssignedNurse): string =>
  `Your nurse is ${firstName}, licence number ${licenceNumber}.`

/** `"between 1:30 pm and 2:00 pm on Tue 3 Mar"`. */
function arrival({ date, time }: Pick<OrderResponse, 'date' | 'time'>): string {
  const start = slotStart(date, time)
  return patientRange(start, new Date(start.getTime() + SLOT_MINUTES * 60_000))
}

/** The email to the patient when the nurse has set off. */
export function nurseOnTheWay({ nurse, ...mail }: PatientEmail & { nurse: AssignedNurse | null }): EmailContent {
  const { order, profile } = mail
  const late = lateBlocks(mail)
  return renderEmail(mail, {
    subject: `Your nurse is on the way, ${formatDate(order.date)}`,
    preheader: late.length > 0 ? 'We are sorry: the nurse is running late.' : `Expect the nurse ${arrival(order)}.`,
    title: 'Your nurse is on the way',
    blocks: [
      text(greeting(order.patient.firstName)),
      ...late,
      text(
        `The nurse is on the way to you${late.length > 0 ? ' now' : ` and arrives ${arrival(order)}`}. ${nurse ? nurseSentence(nurse) : ''}`.trim(),
      ),
      facts(['When', visitTime(order)], ['Where', address(order)], ['Order', order.orderId]),
      ...timelineBlocks(mail),
      { type: 'button', label: 'See your visit', url: bookingUrl(mail) },
      text(`If you can’t be there, or the nurse needs help to get in, call ${profile.phone}.`),
      privateLink,
    ],
  })
}

/** The email to the patient when nobody opened the door. */
export function nobodyThere({ at, ...mail }: PatientEmail & { at: Date }): EmailContent {
  const { order, profile } = mail
  return renderEmail(mail, {
    subject: `We came for the visit you booked, but nobody answered the door, ${formatDate(dubaiDate(at))}`,
    preheader: `Call ${profile.phone}, and we will find another time.`,
    title: 'Nobody answered the door',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `Our nurse came for the visit you booked, but at ${patientTime(at)} nobody answered the door, so no sample was taken.`,
      ),
      facts(['When', visitTime(order)], ['Where', address(order)], ['Order', order.orderId]),
      text(
        `Please call ${profile.phone}. If the nurse is still nearby, we come again; otherwise we agree on another time. Our hours: ${profile.openingHours}`,
      ),
      { type: 'button', label: 'See your booking', url: bookingUrl(mail) },
      privateLink,
    ],
  })
}
