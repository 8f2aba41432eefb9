import { patientTime } from '@homecare/domain/clock'
import { preparationSentences } from '../pdf/preparation'
import { facts, list, quiet, text } from './blocks'
import { address, arrival, price, priceBlock, visitTime } from './booking-blocks'
import { greeting, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { testedPeopleMessagesOf } from './timeline'

/** The email to a patient who booked on the phone: what it is, how long the time is held, and where to pay. */
export function payLink({ url, heldUntil, ...mail }: PatientEmail & { url: string; heldUntil: Date }): EmailContent {
  const { order, profile } = mail
  const until = `${patientTime(heldUntil)}, Dubai time`
  return renderEmail(mail, {
    subject: `Please pay for your blood test at home: ${visitTime(order)}`,
    preheader: `We are holding your time until ${until}. It is booked once you have paid ${price(order.total)}.`,
    title: 'One step left: pay for your visit',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(`Thank you for your call. We are holding ${visitTime(order)} for you until ${until}.`),
      { type: 'button', main: true, label: `Pay ${price(order.total)} by card`, url },
      facts(['When', arrival(order)], ['Where', address(order)], ['Order', order.orderId]),
      priceBlock(order, 'To pay'),
      list(testedPeopleMessagesOf(order).prepare, preparationSentences(order, mail.now)),
      text(
        `You pay on our bank’s card page. We never ask for a card number on the phone, by chat or by email. If something is wrong, or this was not you, call ${profile.phone}.`,
      ),
      quiet(
        'The link opens this payment and nothing else. Once you have paid, we will email you the link to your booking.',
      ),
    ],
  })
}
