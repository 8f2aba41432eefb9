import { patientTime } from '@homecare/domain/clock'
import { preparationSentences } from '../pdf/preparation'
import { facts, list, quiet, text } from './blocks'
import { address, arrival, price, priceBlock, visitTime } from './booking-blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { BOOKING_EMAILS, EMAIL } from './texts'
import { testedPeopleMessagesOf } from './timeline'

/** The email to a patient who booked on the phone: what it is, how long the time is held, and where to pay. */
export function payLink({ url, heldUntil, ...mail }: PatientEmail & { url: string; heldUntil: Date }): EmailContent {
  const { order, profile, locale } = mail
  const common = EMAIL[locale]
  const texts = BOOKING_EMAILS[locale].payLink
  const until = common.dubaiTime({ time: patientTime(heldUntil, { locale }) })
  const visit = visitTime(order, locale)
  const total = price(order.total, locale)
  return renderEmail(mail, {
    subject: texts.subject({ visit }),
    preheader: texts.preheader({ until, total }),
    title: texts.title,
    blocks: [
      text(greeting(order.patient.firstName, locale)),
      text(texts.holding({ visit, until })),
      { type: 'button', main: true, label: texts.pay({ total }), url },
      facts(
        [common.facts.when, arrival(order, locale)],
        [common.facts.where, address(order, locale)],
        [common.facts.order, order.orderId],
      ),
      priceBlock(mail, common.toPay),
      list(testedPeopleMessagesOf(mail).prepare, preparationSentences(order, mail.now, locale)),
      text(texts.card({ phone: profile.phone })),
      quiet(texts.link),
    ],
  })
}
