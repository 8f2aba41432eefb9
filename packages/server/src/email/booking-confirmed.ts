import { preparationSentences } from '../pdf/preparation'
import { facts, list, quiet, text } from './blocks'
import { timelineBlocks, testedPeopleMessagesOf } from './timeline'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { address, arrival, peopleFacts, price, priceBlock, visitTime } from './booking-blocks'
import { calendarFile, receiptFiles } from './attachments'
import { BOOKING_EMAILS, EMAIL } from './texts'

/** The email to the patient about a paid booking: visit, preparation and payment, with receipt and calendar file. */
export function bookingConfirmed(mail: PatientEmail & { receipt: Buffer | null }): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].confirmed
  const sentences = testedPeopleMessagesOf(mail)
  const visit = visitTime(order, locale)
  const arrives = arrival(order, locale)
  const content = renderEmail(mail, {
    subject: texts.subject({ visit }),
    preheader: texts.preheader({ total: price(order.total, locale), arrival: arrives }),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.thanks({ visit })),
      facts(
        [common.facts.when, arrives],
        [common.facts.where, address(order, locale)],
        [common.facts.order, order.orderId],
        [common.facts.reference, order.trackingId ?? common.facts.notGiven],
      ),
      ...(sentences.labels ? [text(sentences.labels), facts(...peopleFacts(order, locale))] : []),
      list(sentences.prepare, preparationSentences(order, mail.now, locale)),
      ...timelineBlocks(mail),
      text(sentences.follows),
      priceBlock(mail, texts.totalPaid),
      text(texts.identity),
      { type: 'button', label: common.change, url: bookingUrl(mail) },
      text(texts.moving({ phone: profile.phone })),
      quiet(mail.receipt ? texts.attached : texts.calendarOnly),
    ],
  })
  return { ...content, attachments: [...receiptFiles(mail), calendarFile(mail)] }
}
