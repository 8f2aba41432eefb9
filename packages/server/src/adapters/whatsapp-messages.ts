import type { Locale } from '@homecare/domain/locales'
import { z } from 'zod'
import type {
  IncomingMessage,
  MessageAnswer,
  MessageContent,
  MessageReceipt,
  MessageRefusal,
  Messages,
  PhoneMessage,
} from '../ports/messages'
import { postJson } from './post-json'
import { isSigned } from './signed-body'
import { openMedia } from './whatsapp-media'

export interface WhatsAppSettings {
  /** With its version: `https://graph.facebook.com/v24.0`. */
  apiUrl: string
  phoneNumberId: string
  token: string
  /** Signs what is posted to us. */
  appSecret: string
  /** The word by which Meta shows that somebody of ours set up the address. */
  verifyToken: string
  timeoutMs?: number
}

/** Source: Meta's list of the Cloud API's error codes. Every other code is the provider's own trouble, or ours, and is tried again. */
const REFUSALS: Readonly<Record<number, MessageRefusal>> = {
  131_026: 'number',
  131_030: 'number',
  131_047: 'conversation',
  132_000: 'template',
  132_001: 'template',
  132_005: 'template',
  132_007: 'template',
  132_012: 'template',
  132_015: 'template',
  132_016: 'template',
  131_050: 'other',
  131_051: 'other',
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })
const failed = z.object({ error: z.object({ code: z.number(), message: z.string().catch('') }) })

/** WhatsApp by Meta's Cloud API. */
export function createWhatsAppMessages(settings: WhatsAppSettings): Messages {
  const { apiUrl, phoneNumberId, token, appSecret, verifyToken, timeoutMs } = settings
  const url = `${apiUrl}/${phoneNumberId}/messages`
  return {
    async send(message) {
      const headers = { authorization: `Bearer ${token}` }
      const { body, tryAgain } = await postJson(url, { headers, body: toRequest(message), timeoutMs })
      return toAnswer(body) ?? tryAgain('WhatsApp')
    },

    openFile: (mediaId) => openMedia(mediaId, settings),

    openWebhook(raw, header) {
      if (!isSigned(raw, header('x-hub-signature-256'), { secret: appSecret, prefix: 'sha256=' })) return null
      const changes = webhook.parse(JSON.parse(raw)).entry.flatMap((entry) => entry.changes)
      // Meta also posts what becomes of the account and its templates.
      const values = changes
        .filter(({ field }) => field === 'messages')
        .map((change) => messagesValue.parse(change.value))
      const own = values.filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
      return { receipts: own.flatMap(receiptsOf), incoming: own.flatMap(incomingOf) }
    },

    answerSetUp: (query) =>
      query('hub.mode') === 'subscribe' && query('hub.verify_token') === verifyToken
        ? (query('hub.challenge') ?? null)
        : null,
  }
}

function toAnswer(body: unknown): MessageAnswer | null {
  const taken = accepted.safeParse(body)
  if (taken.success) return { ok: true, providerId: taken.data.messages[0]?.id ?? '' }
  const { data } = failed.safeParse(body)
  const refusal = data && REFUSALS[data.error.code]
  return refusal ? { ok: false, refusal, detail: `${data.error.message} (${data.error.code})` } : null
}

const toRequest = ({ to, locale, content, reference }: PhoneMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  // Somebody with a user name may show no number. Meta then takes the id that it gave.
  ...(to.startsWith('+') ? { to: to.slice(1) } : { recipient: to }),
  biz_opaque_callback_data: reference,
  ...contentOf(content, locale),
})

function contentOf(content: MessageContent, locale: Locale) {
  if (content.kind === 'text') return { type: 'text', text: { body: content.text, preview_url: false } }
  const values = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }))
  const { name, parameters, linkPath } = content
  const components = [
    { type: 'body', parameters: values(parameters) },
    ...(linkPath === undefined
      ? []
      : [{ type: 'button', sub_type: 'url', index: '0', parameters: values([linkPath]) }]),
  ]
  return { type: 'template', template: { name, language: { code: locale }, components } }
}

/** What a database can keep, whatever the provider posts. */
const id = z.string().regex(/^[!-~]{1,200}$/)
const seconds = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((text) => new Date(Number(text) * 1000))
const file = z.object({ id, mime_type: z.string(), caption: z.string().default('') }).optional()

const status = z.object({
  id,
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).default([]),
})

const incoming = z.object({
  id,
  from: id.optional(),
  from_user_id: id.optional(),
  timestamp: seconds,
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  reaction: z.object({ emoji: z.string().default('') }).optional(),
  location: z.object({ latitude: z.number(), longitude: z.number(), name: z.string().default('') }).optional(),
  image: file,
  document: file,
})

const messagesValue = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(z.object({ profile: z.object({ name: z.string() }).optional() })).default([]),
  statuses: z.array(status).default([]),
  messages: z.array(incoming).default([]),
})

const webhook = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
})

type Incoming = z.infer<typeof incoming>

const STATES = ['sent', 'delivered', 'read', 'failed'] as const

const receiptsOf = ({ statuses }: z.infer<typeof messagesValue>): MessageReceipt[] =>
  statuses.flatMap(({ id, status: word, biz_opaque_callback_data: reference, errors: [error] }) => {
    const state = STATES.find((each) => each === word)
    if (!state) return []
    const refusal = error && { refusal: REFUSALS[error.code] ?? ('other' as const) }
    return [{ providerId: id, ...(reference === undefined ? {} : { reference }), state, ...refusal }]
  })

const incomingOf = ({ messages, contacts: [contact] }: z.infer<typeof messagesValue>): IncomingMessage[] =>
  messages.filter(isWritten).map((message) => {
    const { id, from, from_user_id, timestamp, image, document } = message
    const sent = image ?? document
    return {
      providerId: id,
      contactId: from_user_id ?? from ?? '',
      phone: from === undefined ? null : `+${from}`,
      name: contact?.profile?.name ?? null,
      text: textOf(message),
      ...(sent && { file: { id: sent.id, contentType: sent.mime_type } }),
      at: timestamp,
    }
  })

/** Not what WhatsApp itself says about a person, such as a new number, nor a reaction that was taken back. */
const isWritten = ({ type, reaction }: Incoming): boolean => type !== 'system' && reaction?.emoji !== ''

/** What was written; of what has no words, its kind, so that staff see that something came. */
function textOf({ type, text, button, reaction, location, image, document }: Incoming): string {
  const sent = image ?? document
  if (sent) return sent.caption
  if (location) return [location.name, `${location.latitude},${location.longitude}`].filter(Boolean).join(': ')
  return text?.body ?? button?.text ?? reaction?.emoji ?? `(${type})`
}
