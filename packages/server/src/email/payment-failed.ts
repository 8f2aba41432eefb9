import { facts, quiet, text } from './blocks'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { price, priceBlock, visitTime } from './booking-blocks'
import { BOOKING_EMAILS, EMAIL } from './texts'

/**
 * The email to the patient about a failed payment: the seat is free again, the reason in our words, the next steps, and one link to
 * try again. The bank's own text is never passed on.
 */
export function paymentFailed(mail: PatientEmail): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].paymentFailed
  return renderEmail(mail, {
    subject: texts.subject,
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.missing({ total: price(order.total, locale) })),
      text(texts.reasons[order.paymentReason ?? 'not-finished']),
      { type: 'button', label: texts.again, url: bookingUrl(mail), main: true },
      facts([texts.chosen, visitTime(order, locale)], [common.facts.order, order.orderId]),
      text(texts.price),
      priceBlock(mail, common.toPay),
      quiet(texts.bankShows({ phone: profile.phone })),
    ],
  })
}
