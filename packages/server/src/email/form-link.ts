import { formatDate } from '@homecare/domain/dates'
import { facts, text } from './blocks'
import { privateLink, visitTime } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { BOOKING_EMAILS, EMAIL } from './texts'

/** The email to the patient with the page on which is filled in who is tested. */
export function formLink(mail: PatientEmail): EmailContent {
  const { order, profile, locale } = mail
  const texts = BOOKING_EMAILS[locale].formLink
  const labels = EMAIL[locale].facts
  return renderEmail(mail, {
    subject: texts.subject({ date: formatDate(order.date, locale) }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.why),
      facts([labels.when, visitTime(order, locale)], [labels.order, order.orderId]),
      { type: 'button', label: texts.fillIn, url: bookingUrl(mail) },
      text(texts.help({ phone: profile.phone })),
      privateLink(mail),
    ],
  })
}
