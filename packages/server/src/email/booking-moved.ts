import { preparationSentences } from '../pdf/preparation'
import { calendarFile } from './attachments'
import { facts, list, quiet, text } from './blocks'
import { timelineBlocks, testedPeopleMessagesOf } from './timeline'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { address, arrival, visitTime } from './booking-blocks'
import { BOOKING_EMAILS, EMAIL } from './texts'

/** The email to the patient about a moved visit: new time and preparation, with the calendar file that moves it. */
export function bookingMoved(mail: PatientEmail): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].moved
  const visit = visitTime(order, locale)
  const arrives = arrival(order, locale)
  const content = renderEmail(mail, {
    subject: texts.subject({ visit }),
    preheader: texts.preheader({ arrival: arrives }),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.now({ visit })),
      facts(
        [common.facts.when, arrives],
        [common.facts.where, address(order, locale)],
        [common.facts.order, order.orderId],
      ),
      list(testedPeopleMessagesOf(mail).prepare, preparationSentences(order, mail.now, locale)),
      ...timelineBlocks(mail),
      { type: 'button', label: common.change, url: bookingUrl(mail) },
      text(common.unexpected({ phone: profile.phone, hours: profile.openingHours })),
      quiet(texts.attached),
    ],
  })
  return {
    ...content,
    attachments: [calendarFile(mail)],
  }
}
