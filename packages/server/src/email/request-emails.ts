import { formatDate } from '@homecare/domain/dates'
import { addressIn } from '@homecare/domain/locales'
import { hiddenPhone } from '@homecare/domain/patient'
import { showPhone } from '@homecare/domain/phone'
import { serviceName } from '@homecare/domain/service-name'
import { SERVICE_NAMES } from '@homecare/domain/texts-of-languages'
import { facts, isolateIn, quiet, steps, text } from './blocks'
import { greeting, type EmailContent, type RequestEmail } from './content'
import { renderEmail } from './layout'
import { EMAIL, REQUEST_EMAILS } from './texts'

/** The email to the visitor about a stored request: who calls when, and that no payment is needed. */
export function requestReceived({ request, ...sender }: RequestEmail): EmailContent {
  const { profile, locale } = sender
  const labels = EMAIL[locale].facts
  const { received: texts, facts: names } = REQUEST_EMAILS[locale]
  const title = request.kind === 'appointment' ? texts.title : texts.messageTitle
  const service = serviceName(request.service, SERVICE_NAMES[locale])
  const number = hiddenPhone(request.phoneNumber)
  return renderEmail(sender, {
    subject: request.kind === 'appointment' ? texts.subject({ service }) : title,
    preheader: texts.preheader({ number }),
    title,
    blocks: [
      text(greeting(request.fullName, locale)),
      text(texts.thanks),
      facts(
        [names.request, request.orderId],
        [names.service, service],
        [names.date, formatDate(request.date, locale)],
        [texts.number, isolateIn(locale, number)],
        [labels.hours, profile.openingHours],
      ),
      steps(texts.next, [texts.steps.call, texts.steps.price, texts.steps.decide]),
      text(texts.urgent({ phone: profile.phone })),
      quiet(texts.notYours),
    ],
  })
}

/** The email to the visitor about a request that staff canceled, and how to make another. */
export function requestCanceled({ request, ...sender }: RequestEmail): EmailContent {
  const { profile, locale, publicUrl } = sender
  const { canceled: texts, facts: names } = REQUEST_EMAILS[locale]
  const service = serviceName(request.service, SERVICE_NAMES[locale])
  return renderEmail(sender, {
    subject: texts.subject({ service }),
    preheader: texts.preheader({ number: request.orderId }),
    title: texts.title,
    blocks: [
      text(greeting(request.fullName, locale)),
      text(texts.text),
      facts([names.request, request.orderId], [names.service, service], [names.date, formatDate(request.date, locale)]),
      text(texts.stillNeeded({ phone: profile.phone, hours: profile.openingHours })),
      { type: 'button', label: texts.another, url: `${publicUrl}${addressIn(locale, '/contact')}` },
    ],
  })
}

/** Nobody answered when staff called about a request. */
export function callMissed({ request, ...sender }: RequestEmail): EmailContent {
  const { profile, locale } = sender
  const { missed: texts, facts: names } = REQUEST_EMAILS[locale]
  const service = serviceName(request.service, SERVICE_NAMES[locale])
  return renderEmail(sender, {
    subject: texts.subject({ service }),
    preheader: texts.preheader({ phone: profile.phone }),
    title: texts.title,
    blocks: [
      text(greeting(request.fullName, locale)),
      text(texts.text({ phone: profile.phone, hours: profile.openingHours })),
      facts([names.request, request.orderId], [names.service, service], [names.date, formatDate(request.date, locale)]),
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
        ['Email', request.email || 'None'],
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
