import { facts, quiet, text } from './blocks'
import { greeting, bookingUrl, type MailContent, type OrderMail } from './content'
import { letter } from './layout'
import { price, priceBlock, visitTime } from './order-blocks'

/** To the patient: no money came, the seat is free again, and one link to try again. */
export function paymentFailed(mail: OrderMail & { failureMessage: string | null; expired: boolean }): MailContent {
  const { order, profile, failureMessage, expired } = mail
  const reason: [string, string][] = failureMessage ? [['The bank said', failureMessage]] : []
  return letter(mail, {
    subject: expired ? 'Your payment was not finished' : 'Your payment did not go through',
    preheader: 'Your visit is not booked yet. Your tests and details are kept, so trying again is quick.',
    title: expired ? 'Your payment was not finished' : 'Your payment did not go through',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `${expired ? 'We waited, but no payment of' : 'The card payment of'} ${price(order.total)} ${expired ? 'arrived' : 'was not accepted'}, so your visit is not booked. Your tests and details are kept: trying again takes a minute.`,
      ),
      facts(...reason, ['Visit you chose', visitTime(order)], ['Order', order.orderId]),
      { type: 'button', label: 'Try again', url: bookingUrl(mail), main: true },
      text(
        'The price stays as it is. Your time slot is open to others again: if it is gone when you return, we show you the nearest free ones.',
      ),
      priceBlock(order, 'To pay'),
      quiet(
        `Does your bank show an amount all the same? Call ${profile.phone} and name the order: we look into it with you. The link opens your booking without a password: keep this mail to yourself.`,
      ),
    ],
  })
}
