import { patientTime } from '@homecare/domain/clock'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { facts, text, type Block } from './blocks'
import { address, arrival, privateLink, visitTime } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { BOOKING_EMAILS, EMAIL } from './texts'
import { lateBlocks, timelineBlocks } from './timeline'

/** The data of the nurse that the patient gets. */
export interface AssignedNurse {
  firstName: string
  licenceNumber: string
}

export const nurseFacts = ({ firstName, licenceNumber }: AssignedNurse) => ({
  name: firstName,
  licence: licenceNumber,
})

/** The email to the patient when it is known who comes, or somebody else comes. */
export function nurseKnown({ nurse, ...mail }: PatientEmail & { nurse: AssignedNurse }): EmailContent {
  const { order, profile, locale } = mail
  const { nurse: nurseText, nurseKnown: texts } = BOOKING_EMAILS[locale]
  return renderEmail(mail, {
    subject: texts.subject({ date: formatDate(order.date, locale) }),
    preheader: texts.preheader({ name: nurse.firstName, arrival: arrival(order, locale) }),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(nurseText(nurseFacts(nurse))),
      visitFacts(mail),
      { type: 'button', label: texts.see, url: bookingUrl(mail) },
      text(texts.check({ phone: profile.phone })),
      privateLink(mail),
    ],
  })
}

/** The email to the patient when the nurse has set off. */
export function nurseOnTheWay({ nurse, ...mail }: PatientEmail & { nurse: AssignedNurse | null }): EmailContent {
  const { order, profile, locale } = mail
  const texts = BOOKING_EMAILS[locale].onTheWay
  const late = lateBlocks(mail)
  const isLate = late.length > 0
  const arrives = { arrival: arrival(order, locale) }
  const named = nurse && nurseFacts(nurse)
  const inTime = named ? texts.arrivesNamed({ ...arrives, ...named }) : texts.arrives(arrives)
  return renderEmail(mail, {
    subject: texts.subject({ date: formatDate(order.date, locale) }),
    preheader: isLate ? texts.preheaderLate : texts.preheader(arrives),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      ...late,
      text(isLate ? (named ? texts.lateNamed(named) : texts.late) : inTime),
      visitFacts(mail),
      ...timelineBlocks(mail),
      { type: 'button', label: texts.see, url: bookingUrl(mail) },
      text(texts.help({ phone: profile.phone })),
      privateLink(mail),
    ],
  })
}

/** The email to the patient when nobody opened the door. */
export function nobodyThere({ at, ...mail }: PatientEmail & { at: Date }): EmailContent {
  const { order, profile, locale } = mail
  const { phone } = profile
  const texts = BOOKING_EMAILS[locale].nobodyThere
  return renderEmail(mail, {
    subject: texts.subject({ date: formatDate(dubaiDate(at), locale) }),
    preheader: texts.preheader({ phone }),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.came({ time: patientTime(at, { locale }) })),
      visitFacts(mail),
      text(texts.again({ phone, hours: profile.openingHours })),
      { type: 'button', label: EMAIL[locale].seeBooking, url: bookingUrl(mail) },
      privateLink(mail),
    ],
  })
}

function visitFacts({ order, locale }: PatientEmail): Block {
  const labels = EMAIL[locale].facts
  return facts(
    [labels.when, visitTime(order, locale)],
    [labels.where, address(order, locale)],
    [labels.order, order.orderId],
  )
}
