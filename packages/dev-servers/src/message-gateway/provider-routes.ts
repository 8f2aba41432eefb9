import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { MessageAccount, ProviderMode } from './account'
import type { GatewayMessage, MessageStore } from './store'
import { showTemplate, type SentTemplate } from './templates'

interface Provider {
  account: MessageAccount
  store: MessageStore
  mode(): ProviderMode
  isPaused(template: string): boolean
  /** Called with each message that was accepted. */
  accepted(message: GatewayMessage): void
}

interface WhatsAppCall {
  to?: string
  /** In the place of a number that is not shown. */
  recipient?: string
  biz_opaque_callback_data?: string
  text?: { body: string }
  template?: SentTemplate
}

interface SmsCall {
  messages: { destinations: { to: string; messageId: string }[]; content: { text: string } }[]
}

const metaError = (code: number, message: string) => ({ error: { code, message, type: 'OAuthException' } })

/** Answers as the providers do: Meta's Cloud API and Infobip's SMS API. */
export function providerRoutes({ account, store, mode, isPaused, accepted }: Provider): Hono {
  const { whatsapp, sms, siteUrl = '', templates } = account
  const app = new Hono()
  const inMode: MiddlewareHandler = async (c, next) => {
    if (mode() === 'hang') await new Promise(() => {})
    if (mode() === 'busy') return c.json(metaError(130_429, 'Rate limit hit'), 429, { 'retry-after': '1' })
    if (mode() === 'down') return c.json(metaError(131_000, 'Something went wrong'), 500)
    return next()
  }

  app.post(`/${whatsapp.phoneNumberId}/messages`, inMode, async (c) => {
    if (c.req.header('authorization') !== `Bearer ${whatsapp.token}`)
      return c.json(metaError(190, 'Token expired'), 401)
    const {
      to: digits,
      recipient = '',
      text,
      template,
      biz_opaque_callback_data: reference,
    } = await c.req.json<WhatsAppCall>()
    const to = digits === undefined ? recipient : `+${digits}`
    const id = `wamid.${randomUUID()}`
    if (!template)
      return taken(store.add({ id, channel: 'whatsapp', to, reference, text: text?.body ?? '', locale: '' }))
    const { name, language } = template
    if (isPaused(name)) return c.json(metaError(132_015, 'Template is paused'), 400)
    const shown = showTemplate(templates, template, siteUrl)
    if (typeof shown !== 'string') return c.json(metaError(...shown), shown[0] === 132_001 ? 404 : 400)
    return taken(
      store.add({ id, channel: 'whatsapp', to, reference, template: name, text: shown, locale: language.code }),
    )

    function taken(message: GatewayMessage) {
      accepted(message)
      const contacts = [
        digits === undefined ? { input: recipient, user_id: recipient } : { input: digits, wa_id: digits },
      ]
      return c.json({ messaging_product: 'whatsapp', contacts, messages: [{ id, message_status: 'accepted' }] })
    }
  })

  const ownToken: MiddlewareHandler = (c, next) =>
    c.req.header('authorization') === `Bearer ${whatsapp.token}`
      ? next()
      : Promise.resolve(c.json(metaError(190, 'Token expired'), 401))
  app.get('/media/:id', inMode, ownToken, (c) => {
    const file = store.file(c.req.param('id'))
    return file ? c.body(new Uint8Array(file.body), 200, { 'content-type': file.contentType }) : c.notFound()
  })
  app.get('/:id{file-.+}', inMode, ownToken, (c) => {
    const file = store.file(c.req.param('id'))
    if (!file) return c.json(metaError(100, 'Unsupported get request'), 404)
    return c.json({ id: file.id, mime_type: file.contentType, url: new URL(`/media/${file.id}`, c.req.url).href })
  })

  app.post('/sms/3/messages', inMode, async (c) => {
    if (c.req.header('authorization') !== `App ${sms.apiKey}`) return c.json({ errorCode: 'E401' }, 401)
    const { messages } = await c.req.json<SmsCall>()
    const added = messages.flatMap(({ destinations, content }) =>
      destinations.map(({ to, messageId }) => {
        const isNew = !store.all().some(({ id }) => id === messageId)
        const message = store.add({ id: messageId, channel: 'sms', to: `+${to}`, text: content.text, locale: '' })
        if (isNew) accepted(message)
        return {
          messageId,
          destination: to,
          status: { groupId: 1, groupName: 'PENDING', id: 26, name: 'PENDING_ACCEPTED' },
        }
      }),
    )
    return c.json({ messages: added })
  })
  return app
}
