import { formatDate } from '@homecare/domain/dates'
import { preparationSentences } from '../pdf/preparation'
import { facts, list, text } from './blocks'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { timelineBlocks, testedPeopleMessagesOf } from './timeline'
import { nurseFacts, type AssignedNurse } from './visit-step-emails'
import { address, arrival, peopleFacts, privateLink, testNames, visitTime } from './booking-blocks'
import { BOOKING_EMAILS, EMAIL } from './texts'

/** The email to the patient on the day before the visit: time, place and preparation. */
export function visitReminder({ nurse, ...mail }: PatientEmail & { nurse: AssignedNurse | null }): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const { reminder: texts, nurse: nurseText } = BOOKING_EMAILS[locale]
  const arrives = arrival(order, locale)
  const hours = order.fastingHours
  const tests: [string, string] = [texts.tests, testNames(order.lines, locale)]
  return renderEmail(mail, {
    subject: texts.subject({ visit: visitTime(order, locale) }),
    preheader: hours > 0 ? texts.preheaderFasting({ hours, arrival: arrives }) : texts.preheader({ arrival: arrives }),
    title: texts.title({ date: formatDate(order.date, locale) }),
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.comes({ arrival: arrives })),
      ...(nurse ? [text(nurseText(nurseFacts(nurse)))] : []),
      facts(
        [common.facts.where, address(order, locale)],
        ...(order.people.length > 1 ? peopleFacts(order, locale) : [tests]),
        [common.facts.order, order.orderId],
      ),
      list(testedPeopleMessagesOf(mail).prepare, preparationSentences(order, mail.now, locale)),
      ...timelineBlocks(mail),
      { type: 'button', label: common.seeBooking, url: bookingUrl(mail) },
      text(texts.cameUp({ phone: profile.phone })),
      privateLink(mail),
    ],
  })
}
