import { addressIn } from '@homecare/domain/locales'
import { filsFromAed, formatAed, type Fils } from '@homecare/domain/money'
import { calendarFile } from './attachments'
import { facts, quiet, text } from './blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { visitTime } from './booking-blocks'
import { BOOKING_EMAILS, EMAIL } from './texts'

export interface BookingCanceledEmail extends PatientEmail {
  refund: 'none' | 'requested' | 'done' | 'failed' | 'declined'
  /** What went back in parts before. */
  earlierFils: Fils
}

/** The email to the patient about a canceled visit and its refund, with the calendar file that removes the visit. */
export function bookingCanceled(mail: BookingCanceledEmail): EmailContent {
  const { order, profile, locale, publicUrl } = mail
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].canceled
  const visit = visitTime(order, locale)
  const payment = money(mail)
  const content = renderEmail(mail, {
    subject: texts.subject({ visit }),
    preheader: texts.preheader({ payment }),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.text({ visit })),
      facts([common.facts.order, order.orderId], [texts.payment, payment]),
      text(texts.another({ phone: profile.phone, hours: profile.openingHours })),
      { type: 'button', label: texts.book, url: `${publicUrl}${addressIn(locale, '/bookbloodtest')}` },
      quiet(common.refunds({ url: `${publicUrl}${addressIn(locale, '/refund-policy')}` })),
    ],
  })
  return {
    ...content,
    attachments: [calendarFile(mail, { canceled: true })],
  }
}

function money({ order, refund, earlierFils, locale }: BookingCanceledEmail): string {
  const texts = BOOKING_EMAILS[locale].canceled
  const amount = (fils: Fils) => formatAed(fils, 'always', locale)
  const totalFils = filsFromAed(order.total)
  const [total, rest, earlier] = [amount(totalFils), amount(totalFils - earlierFils), amount(earlierFils)]
  if (refund === 'requested' || refund === 'done' || refund === 'failed')
    return earlierFils > 0 ? texts.refundRest({ rest, earlier }) : texts.refund({ rest })
  if (order.paymentStatus !== 'Paid' && order.paymentStatus !== 'Reversed') return texts.nothing
  return earlierFils > 0 ? texts.keptRest({ total, earlier, rest }) : texts.kept({ total })
}
