import { formatDate } from '@homecare/domain/dates'
import { hiddenPhone } from '@homecare/domain/patient'
import { showPhone } from '@homecare/domain/phone'
import { facts, quiet, steps, text } from './blocks'
import { greeting, type EmailContent, type RequestEmail } from './content'
import { renderEmail } from './layout'

/** The email to the visitor about a stored request: who calls when, and that no payment is needed. */
export function requestReceived({ request, ...sender }: RequestEmail): EmailContent {
  const { phone, openingHours } = sender.profile
  const appointment = request.kind === 'appointment'
  return renderEmail(sender, {
    subject: appointment ? `We have your request: ${request.service}` : 'We have your message',
    preheader: `We will call you on ${hiddenPhone(request.phoneNumber)}. There is nothing to pay now.`,
    title: appointment ? 'We have your request' : 'We have your message',
    blocks: [
      text(greeting(request.fullName)),
      text(
        'Thank you for writing to us. A coordinator will read your message and call you back. There is nothing to pay now: the first call and your request are free.',
      ),
      facts(
        ['Request', request.orderId],
        ['Service', request.service],
        ['Date you asked for', formatDate(request.date)],
        ['Number we will call', hiddenPhone(request.phoneNumber)],
        ['Opening hours', openingHours],
      ),
      steps('What happens next', [
        'We call you during our opening hours.',
        'We ask what you need, and tell you the price before anything is arranged.',
        'You decide. Only then do we arrange the date, and the nurse, therapist or doctor who comes.',
      ]),
      text(`If it is urgent, or the number is wrong, call us on ${phone}. In an emergency, call an ambulance on 998.`),
      quiet('If you did not send this request, you can ignore this email.'),
    ],
  })
}

/** The email to the visitor about a request that staff canceled, and how to make another. */
export function requestCanceled({ request, ...sender }: RequestEmail): EmailContent {
  return renderEmail(sender, {
    subject: `Your request was cancelled: ${request.service}`,
    preheader: `Request ${request.orderId} is closed. Nothing was charged.`,
    title: 'Your request was cancelled',
    blocks: [
      text(greeting(request.fullName)),
      text('Our team has cancelled this request. Nothing was charged, and nobody will come.'),
      facts(
        ['Request', request.orderId],
        ['Service', request.service],
        ['Date you asked for', formatDate(request.date)],
      ),
      text(
        `If you still need care, or did not expect this, call ${sender.profile.phone} and tell us your request number. Our hours: ${sender.profile.openingHours}`,
      ),
      { type: 'button', label: 'Ask for another date', url: `${sender.publicUrl}/contact` },
    ],
  })
}

/** The email to staff about a new request. The subject has no name, because it shows on locked screens. */
export function staffRequest({ request, ...sender }: RequestEmail): EmailContent {
  const kind = request.kind === 'appointment' ? 'appointment request' : 'contact message'
  const date = formatDate(request.date)
  const content = renderEmail(sender, {
    subject: `New ${kind}: ${request.service}, ${date}`,
    preheader: `${request.orderId} is waiting for a call.`,
    title: `New ${kind}`,
    blocks: [
      text('Please call back during opening hours. A reply to this email goes to the visitor.'),
      facts(
        ['Name', request.fullName],
        ['Phone', showPhone(request.phoneNumber)],
        ['Email', request.email],
        ['Service', request.service],
        ['Date asked for', request.pastDate ? `${date}. This date has passed: please ask for another.` : date],
        ['Request', request.orderId],
      ),
      {
        type: 'button',
        label: 'Open the request',
        url: `${sender.publicUrl}/admin/services/${encodeURIComponent(request.id)}`,
      },
    ],
  })
  return { ...content, replyTo: request.email }
}
