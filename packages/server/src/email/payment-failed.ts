import type { PaymentReason } from '@homecare/domain/payment-reason'
import { facts, quiet, text } from './blocks'
import { greeting, bookingUrl, type EmailContent, type PatientEmail } from './content'
import { renderEmail } from './layout'
import { price, priceBlock, visitTime } from './booking-blocks'

/** Explains the failure and the patient's options. The bank's own text is never passed on. */
const WHAT_TO_DO: Record<PaymentReason, string> = {
  'not-finished':
    'The payment was not completed on the card page. Nothing was charged, and nothing is wrong with your card.',
  declined:
    'Your bank did not approve the payment and did not say why. Use another card, or call the number on the back of this one and ask the bank to allow the payment.',
  'insufficient-funds':
    'There was not enough money available on the card. Use another card, or try again once there is.',
  'limit-exceeded':
    'The amount is above the card’s limit. Use another card, or raise the limit first; most banks let you do that in their app.',
  'card-details': 'The card number, expiry date or security code was wrong. Check each of them and try again.',
  'card-expired': 'The card has expired, or its expiry date was mistyped. Check the date, or use another card.',
  'card-not-allowed': 'This card can’t be used for online payments. Use another card, or ask your bank to allow them.',
  'verification-failed':
    'Your bank’s check, with a code or in its app, was not completed. Keep your phone with you and try again.',
  'bank-unavailable': 'Your bank did not answer. That usually passes. Try again in a few minutes, or use another card.',
  mismatch: 'We are looking into this payment and will call you.',
  unreadable: 'We could not read the answer from the card page.',
}

/**
 * The email to the patient about a failed payment: the seat is free again, the next steps, and one link to try again.
 */
export function paymentFailed(mail: PatientEmail): EmailContent {
  const { order, profile } = mail
  return renderEmail(mail, {
    subject: 'Payment not finished: your visit is not booked yet',
    preheader: 'Your tests and details are saved, so trying again takes a minute.',
    title: 'Payment not finished',
    blocks: [
      text(greeting(order.patient.firstName)),
      text(
        `We have not received the payment of ${price(order.total)}, so your visit is not booked yet. Your tests and details are saved.`,
      ),
      text(WHAT_TO_DO[order.paymentReason ?? 'not-finished']),
      { type: 'button', label: 'Try again', url: bookingUrl(mail), main: true },
      facts(['Time you chose', visitTime(order)], ['Order', order.orderId]),
      text(
        'The price stays the same. Others can book your time again; if it has been taken when you return, we will show you the nearest free times.',
      ),
      priceBlock(order, 'To pay'),
      quiet(
        `Does your bank show the amount anyway? Call ${profile.phone} and tell us your order number; we will look into it with you. The link opens your booking without a password, so please keep this email to yourself.`,
      ),
    ],
  })
}
