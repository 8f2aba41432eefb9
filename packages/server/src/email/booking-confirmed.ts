import { preparationSentences } from '../pdf/preparation'
import { facts, list, quiet, text } from './blocks'
import { timelineBlocks, testedPeopleMessagesOf } from './timeline'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { address, arrival, peopleFacts, price, priceBlock, visitTime } from './booking-blocks'
import { calendarFile, receiptFiles } from './attachments'

/** The email to the patient about a paid booking: visit, preparation and payment, with receipt and calendar file. */
export function bookingConfirmed(mail: PatientEmail & { receipt: Buffer | null }): EmailContent {
  const { order, profile } = mail
  const sentences = testedPeopleMessagesOf(order)
  const content = renderEmail(mail, {
    subject: `Your blood test at home: ${visitTime(order)}`,
    preheader: `${price(order.total)} paid. Your nurse arrives ${arrival(order)}.`,
    title: 'Your visit is booked',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(`Thank you. We have received your payment, and a nurse will come to you on ${visitTime(order)}.`),
      facts(
        ['When', arrival(order)],
        ['Where', address(order)],
        ['Order', order.orderId],
        ['Payment reference', order.trackingId ?? 'Not given'],
      ),
      ...(sentences.labels ? [text(sentences.labels), facts(...peopleFacts(order))] : []),
      list(sentences.prepare, preparationSentences(order, mail.now)),
      ...timelineBlocks(mail),
      text(sentences.follows),
      priceBlock(order, 'Total paid'),
      text(
        'Please tell us on your booking’s page the date of birth and sex of everyone who is tested. They are on each tube, beside the name.',
      ),
      { type: 'button', label: 'See, move or cancel your visit', url: bookingUrl(mail) },
      text(
        `You can move the visit yourself with the link above until 24 hours before it. To cancel, or to move it later than that, send us a request with the same link or call ${profile.phone}.`,
      ),
      quiet(
        `${mail.receipt ? 'The receipt and a calendar file are attached.' : 'A calendar file is attached; the receipt, with each test, is on your booking’s page.'} The link above opens your booking without a password, so please keep this email to yourself.`,
      ),
    ],
  })
  return { ...content, attachments: [...receiptFiles(mail), calendarFile(mail)] }
}
