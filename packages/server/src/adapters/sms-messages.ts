import { z } from 'zod'
import type { MessageContent, MessageAnswer, MessageReceipt, Messages } from '../ports/messages'
import { postJson } from './post-json'
import { isSigned } from './signed-body'

export interface SmsSettings {
  /** Of the account: `https://xyz123.api.infobip.com`. */
  apiUrl: string
  apiKey: string
  /** The name that was registered with the operators, at most 11 characters. */
  sender: string
  timeoutMs?: number
}

/** Source: Infobip's groups of message states. */
const GROUPS = { 1: 'sent', 2: 'failed', 3: 'delivered', 4: 'failed', 5: 'failed' } as const satisfies Record<
  number,
  MessageReceipt['state']
>
const isGroup = (id: number): id is keyof typeof GROUPS => id in GROUPS

const status = z.object({ groupId: z.number(), name: z.string().catch('') })
const sent = z.object({ messages: z.array(z.object({ messageId: z.string(), status })).min(1) })
const reports = z.object({
  results: z.array(z.object({ messageId: z.string().regex(/^[!-~]{1,200}$/), status })),
})

/** Text messages by Infobip's API. They have no answers: a person can't reply to a sender with a name. */
export function createSmsMessages({ apiUrl, apiKey, sender, timeoutMs }: SmsSettings): Messages {
  return {
    async send({ to, content, reference }) {
      const destinations = [{ to: to.replace('+', ''), messageId: reference }]
      const { body, tryAgain } = await postJson(`${apiUrl}/sms/3/messages`, {
        headers: { authorization: `App ${apiKey}`, accept: 'application/json' },
        body: { messages: [{ sender, destinations, content: { text: textOf(content) } }] },
        timeoutMs,
      })
      return toAnswer(body) ?? tryAgain('The SMS provider')
    },

    // A text message has no files.
    openFile: async () => null,

    openWebhook(raw, header) {
      if (!isSigned(raw, header('x-signature'), { secret: apiKey })) return null
      const receipts = reports.parse(JSON.parse(raw)).results.flatMap(({ messageId, status: { groupId } }) => {
        if (!isGroup(groupId)) return []
        const state = GROUPS[groupId]
        return [
          {
            providerId: messageId,
            reference: messageId,
            state,
            ...(state === 'failed' && { refusal: 'number' as const }),
          },
        ]
      })
      return { receipts, incoming: [] }
    },

    // The address is a setting of the account.
    answerSetUp: () => null,
  }
}

function toAnswer(body: unknown): MessageAnswer | null {
  const message = sent.safeParse(body).data?.messages[0]
  if (!message) return null
  const { groupId, name } = message.status
  if (isGroup(groupId) && GROUPS[groupId] === 'failed') return { ok: false, refusal: 'number', detail: name }
  return { ok: true, providerId: message.messageId }
}

const textOf = (content: MessageContent): string =>
  content.kind === 'template' && content.url !== undefined ? `${content.text}\n${content.url}` : content.text
