import { preparationSentences } from '../pdf/preparation'
import { calendarFile } from './attachments'
import { facts, list, quiet, text } from './blocks'
import { timelineBlocks, testedPeopleMessagesOf } from './timeline'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { address, arrival, visitTime } from './booking-blocks'

/** The email to the patient about a moved visit: new time and preparation, with the calendar file that moves it. */
export function bookingMoved(mail: PatientEmail): EmailContent {
  const { order, profile } = mail
  const content = renderEmail(mail, {
    subject: `Your visit was moved: ${visitTime(order)}`,
    preheader: `Your nurse arrives ${arrival(order)}. This replaces the earlier time.`,
    title: 'Your visit was moved',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `Your blood test at home is now on ${visitTime(order)}. Nothing else has changed, and there is nothing to pay.`,
      ),
      facts(['When', arrival(order)], ['Where', address(order)], ['Order', order.orderId]),
      list(testedPeopleMessagesOf(order).prepare, preparationSentences(order, mail.now)),
      ...timelineBlocks(mail),
      { type: 'button', label: 'See, move or cancel your visit', url: bookingUrl(mail) },
      text(`If you did not expect this, call ${profile.phone}. Our hours: ${profile.openingHours}`),
      quiet(
        'The attached calendar file replaces the one you have. The link above opens your booking without a password, so please keep this email to yourself.',
      ),
    ],
  })
  return {
    ...content,
    attachments: [calendarFile(mail)],
  }
}
