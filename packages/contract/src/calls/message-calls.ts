import { z } from 'zod'
import { anyone } from './access'
import { problems, tag } from './parts'

/** Nothing describes the bodies here: a provider signs the bytes that it posts, so they are read before they are parsed. */
const posted = {
  ...anyone,
  method: 'post',
  ...tag('Messages'),
  responses: { 200: { description: 'Stored' }, ...problems(400, 403, 404, 413, 429, 503) },
} as const

/** The calls of the providers that bring messages to phones. */
export const messageCalls = {
  receiveFromWhatsApp: { ...posted, path: '/api/messages/whatsapp' },
  receiveFromSms: { ...posted, path: '/api/messages/sms' },
  setUpWhatsApp: {
    ...anyone,
    method: 'get',
    path: '/api/messages/whatsapp',
    ...tag('Messages'),
    responses: {
      200: { description: 'Its own hub.challenge', content: { 'text/plain': { schema: z.string() } } },
      ...problems(403, 404),
    },
  },
} as const
