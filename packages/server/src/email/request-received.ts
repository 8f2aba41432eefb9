import { formatDate } from '@homecare/domain/dates'
import { facts, quiet, steps, text } from './blocks'
import { greeting, type MailContent, type RequestMail } from './content'
import { letter } from './layout'

/** To the visitor: the request is stored, who calls when, and that nothing is to be paid. */
export function requestReceived({ request, ...sender }: RequestMail): MailContent {
  const { phone, openingHours } = sender.profile
  const appointment = request.kind === 'appointment'
  return letter(sender, {
    subject: appointment ? `We have your request: ${request.service}` : 'We have your message',
    preheader: `We call you on ${request.phoneNumber}. Nothing to pay now.`,
    title: appointment ? 'We have your request' : 'We have your message',
    blocks: [
      text(greeting(request.fullName)),
      text(
        'Thank you for writing to us. A coordinator reads it and calls you back. Nothing is to be paid now: the first talk and this booking are free.',
      ),
      facts(
        ['Request', request.orderId],
        ['Service', request.service],
        ['Date you asked for', formatDate(request.date)],
        ['We call', request.phoneNumber],
      ),
      steps('What happens next', [
        `We call you during our opening hours. ${openingHours}`,
        'We ask what is needed, and tell you the price before anything is arranged.',
        'You decide. Only then do we fix the date and the nurse, therapist or doctor who comes.',
      ]),
      text(`Is it urgent, or is the number wrong? Call us on ${phone}. In an emergency call 998.`),
      quiet('If you did not send this request, you need not do anything.'),
    ],
  })
}
