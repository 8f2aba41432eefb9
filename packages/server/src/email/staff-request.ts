import { formatDate } from '@homecare/domain/dates'
import { facts, text } from './blocks'
import type { MailContent, RequestMail } from './content'
import { letter } from './layout'

/** To staff: who asks for what. The subject names nobody: it shows on locked screens. */
export function staffRequest({ request, ...sender }: RequestMail): MailContent {
  const kind = request.kind === 'appointment' ? 'appointment request' : 'contact message'
  const date = formatDate(request.date)
  const content = letter(sender, {
    subject: `New ${kind}: ${request.service}, ${date}`,
    preheader: `${request.orderId} is waiting for a call.`,
    title: `New ${kind}`,
    blocks: [
      text('Please call back during opening hours. Answering this mail writes to the visitor.'),
      facts(
        ['Name', request.fullName],
        ['Phone', request.phoneNumber],
        ['E-mail', request.email],
        ['Service', request.service],
        ['Date asked for', request.pastDate ? `${date}. This date is past: ask for another.` : date],
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
