import { formatDate } from '@homecare/domain/dates'
import { preparationSentences } from '../pdf/preparation'
import { facts, list, quiet, text } from './blocks'
import { timelineBlocks } from './timeline'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { letter } from './layout'
import { address, arrival, price, priceBlock, visitTime } from './booking-blocks'
import { calendarFile, receiptFile } from './attachments'

/** The email to the patient about a paid booking: visit, preparation and payment, with receipt and calendar file. */
export function bookingConfirmed(mail: PatientEmail & { receipt: Buffer }): EmailContent {
  const { order, profile } = mail
  const content = letter(mail, {
    subject: `Your blood test at home: ${visitTime(order)}`,
    preheader: `${price(order.total)} paid. Your nurse comes ${arrival(order)}.`,
    title: 'Your visit is booked',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(`Thank you. Your payment has arrived, and a nurse comes to you on ${visitTime(order)}.`),
      facts(
        ['When', `${formatDate(order.date)}, ${arrival(order)}`],
        ['Where', address(order)],
        ['Order', order.orderId],
        ['Payment reference', order.trackingId ?? 'Not given'],
      ),
      list('Before the visit', preparationSentences(order)),
      ...timelineBlocks(mail),
      text(
        'The samples go to a certified laboratory the same day. We email you when the nurse sets off and when the report is ready.',
      ),
      priceBlock(order, 'Total paid'),
      { type: 'button', label: 'See, move or cancel your visit', url: bookingUrl(mail) },
      text(
        `Until 24 hours before, you move the visit yourself with the link above. To cancel, or later than that, ask us there or call ${profile.phone}.`,
      ),
      quiet(
        'The receipt and a calendar file are attached. The link above opens your booking without a password: keep this email to yourself.',
      ),
    ],
  })
  return { ...content, attachments: [receiptFile(mail), calendarFile(mail)] }
}
