import { formatDate } from '@homecare/domain/dates'
import { facts, text } from './blocks'
import { greeting, type MailContent, type RequestMail } from './content'
import { letter } from './layout'

/** To the visitor: staff canceled the request, and how to ask again. */
export function requestCanceled({ request, ...sender }: RequestMail): MailContent {
  return letter(sender, {
    subject: `Your request was canceled: ${request.service}`,
    preheader: `Request ${request.orderId} is closed. Nothing was charged.`,
    title: 'Your request was canceled',
    blocks: [
      text(greeting(request.fullName)),
      text('Our team has canceled this request. Nothing was charged, and nobody will come.'),
      facts(
        ['Request', request.orderId],
        ['Service', request.service],
        ['Date you asked for', formatDate(request.date)],
      ),
      text(
        `Do you still need care, or does this surprise you? Call ${sender.profile.phone} and name the request. ${sender.profile.openingHours}`,
      ),
      { type: 'button', label: 'Ask for another date', url: `${sender.publicUrl}/contact` },
    ],
  })
}
