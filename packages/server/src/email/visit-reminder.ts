import { formatDate } from '@homecare/domain/dates'
import { preparationSentences } from '../pdf/preparation'
import { facts, list, text } from './blocks'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { timelineBlocks, testedPeopleMessagesOf } from './timeline'
import { nurseSentence, type AssignedNurse } from './visit-step-emails'
import { address, arrival, peopleFacts, privateLink, testNames, visitTime } from './booking-blocks'

/** The email to the patient on the day before the visit: time, place and preparation. */
export function visitReminder({ nurse, ...mail }: PatientEmail & { nurse: AssignedNurse | null }): EmailContent {
  const { order, profile } = mail
  return renderEmail(mail, {
    subject: `Tomorrow, ${visitTime(order)}: your blood test at home`,
    preheader:
      order.fastingHours > 0
        ? `Please fast for ${order.fastingHours} hours before the visit. The nurse arrives ${arrival(order)}.`
        : `The nurse arrives ${arrival(order)}.`,
    title: `Your visit is tomorrow, ${formatDate(order.date)}`,
    blocks: [
      text(greeting(order.patient.firstName)),
      text(`A nurse will come to you tomorrow and arrive ${arrival(order)}. Your visit is paid for.`),
      ...(nurse ? [text(nurseSentence(nurse))] : []),
      facts(
        ['Where', address(order)],
        ...(order.people.length > 1
          ? peopleFacts(order)
          : [['Tests', testNames(order.lines)] satisfies [string, string]]),
        ['Order', order.orderId],
      ),
      list(testedPeopleMessagesOf(order).prepare, preparationSentences(order, mail.now)),
      ...timelineBlocks(mail),
      { type: 'button', label: 'See your booking', url: bookingUrl(mail) },
      text(
        `Has something come up? Ask for another time with the link above, or call ${profile.phone} as soon as you can.`,
      ),
      privateLink,
    ],
  })
}
