import { createHmac } from 'node:crypto'
import type { MessageAccount, ReceiptMode } from './account'
import { NUMBERS } from './account'
import type { GatewayMessage, MessageStatus } from './store'

interface Receipt {
  state: Exclude<MessageStatus, 'accepted'>
  /** The provider's code of why it failed. */
  code?: number
}

const seconds = () => String(Math.floor(Date.now() / 1000))
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** How a message goes on after it was accepted. `open` is whether its person has written within a day. */
function receiptsOf({ channel, to, template }: GatewayMessage, open: boolean): Receipt[] {
  if (NUMBERS.dead(to)) return [{ state: 'failed', code: 131_026 }]
  if (channel === 'whatsapp' && NUMBERS.notOnWhatsApp(to)) return [{ state: 'failed', code: 131_026 }]
  if (channel === 'whatsapp' && template === undefined && !open) return [{ state: 'failed', code: 131_047 }]
  return NUMBERS.switchedOff(to) ? [{ state: 'sent' }] : [{ state: 'sent' }, { state: 'delivered' }]
}

/** Posts to the addresses of an account what its providers would. */
export function createPoster({ whatsapp, sms }: MessageAccount) {
  async function post(url: string | undefined, body: unknown, sign: (text: string) => Record<string, string>) {
    if (url === undefined) return
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', ...sign(text) }
    // A site that is down gets no receipt; real providers try again for days.
    await fetch(url, { method: 'POST', headers, body: text, signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
  }

  const toWhatsApp = (value: object) =>
    post(
      whatsapp.webhookUrl,
      {
        object: 'whatsapp_business_account',
        entry: [
          {
            id: '1',
            changes: [
              {
                field: 'messages',
                value: {
                  messaging_product: 'whatsapp',
                  metadata: { display_phone_number: '97140000000', phone_number_id: whatsapp.phoneNumberId },
                  ...value,
                },
              },
            ],
          },
        ],
      },
      (text) => ({ 'x-hub-signature-256': `sha256=${hmac(whatsapp.appSecret, text)}` }),
    )

  function receipt({ id, channel, to, reference }: GatewayMessage, { state, code }: Receipt): Promise<void> {
    if (channel === 'sms') {
      const status =
        state === 'delivered'
          ? [3, 'DELIVERED_TO_HANDSET']
          : state === 'sent'
            ? [1, 'PENDING_ACCEPTED']
            : [2, 'UNDELIVERABLE']
      const [groupId, name] = status
      const results = [
        { messageId: id, to: to.replace('+', ''), status: { groupId, name }, doneAt: new Date().toISOString() },
      ]
      return post(sms.webhookUrl, { results }, (text) => ({ 'x-signature': hmac(sms.apiKey, text) }))
    }
    const errors = code === undefined ? {} : { errors: [{ code, title: 'Message undeliverable' }] }
    const person = to.startsWith('+') ? { recipient_id: to.slice(1) } : { recipient_user_id: to }
    const about = { ...person, biz_opaque_callback_data: reference }
    const status = { id, status: state, timestamp: seconds(), ...about, ...errors }
    return toWhatsApp({ statuses: [status] })
  }

  return {
    receipt,
    async deliver(message: GatewayMessage, mode: ReceiptMode, open: boolean): Promise<void> {
      const receipts = receiptsOf(message, open)
      const last = receipts.at(-1)
      if (last) message.status = last.state
      if (mode === 'none') return
      const order = mode === 'prompt' ? receipts : [...receipts, ...receipts].toReversed()
      for (const each of order) await receipt(message, each)
    },
    /** What a person wrote, with the file that it came with. */
    incoming({ id, to, text, file }: GatewayMessage): Promise<void> {
      const isShown = to.startsWith('+')
      const profile = { name: 'A patient' }
      const contacts = [isShown ? { profile, wa_id: to.slice(1) } : { profile, user_id: to }]
      return toWhatsApp({
        contacts,
        messages: [
          {
            ...{ id, timestamp: seconds(), ...(isShown ? { from: to.slice(1) } : { from_user_id: to }) },
            ...(file
              ? { type: 'document', document: { id: file.id, mime_type: file.contentType, caption: text } }
              : { type: 'text', text: { body: text } }),
          },
        ],
      })
    },
  }
}
