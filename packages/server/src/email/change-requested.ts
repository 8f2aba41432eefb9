import { addressIn } from '@homecare/domain/locales'
import { facts, quiet, text } from './blocks'
import { visitTime } from './booking-blocks'
import { bookingUrl, greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { BOOKING_EMAILS, EMAIL } from './texts'

export interface ChangeRequestedEmail extends PatientEmail {
  change: { kind: 'move' | 'cancel'; date: string | null; time: string | null }
}

/** The email to the patient about a change request that staff have to decide: nothing has changed yet. */
export function changeRequested({ change, ...mail }: ChangeRequestedEmail): EmailContent {
  const { order, profile, locale, publicUrl } = mail
  const { kind, date, time } = change
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].changeRequested
  const visit = visitTime(order, locale)
  const wish: [string, string][] = date && time ? [[texts.askedFor, visitTime({ date, time }, locale)]] : []
  return renderEmail(mail, {
    subject: texts[kind].subject({ visit }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts[kind].asked({ visit })),
      facts([common.facts.order, order.orderId], [texts.bookedFor, visit], ...wish, [
        common.facts.hours,
        profile.openingHours,
      ]),
      { type: 'button', label: common.seeBooking, url: bookingUrl(mail) },
      text(texts.soon({ phone: profile.phone })),
      ...(date ? [] : [quiet(common.refunds({ url: `${publicUrl}${addressIn(locale, '/refund-policy')}` }))]),
    ],
  })
}
