import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesConformance, TESTED_TEMPLATE } from '../ports/messages.conformance'
import type { MessageEvents, PhoneMessage } from '../ports/messages'
import { startTestMessageProvider, TEST_ACCOUNT, type TestMessageProvider } from '../testing/message-provider'
import { createWhatsAppMessages } from './whatsapp-messages'

describe('WhatsApp', () => {
  let provider: TestMessageProvider
  beforeAll(async () => {
    provider = await startTestMessageProvider()
  })
  beforeEach(() => provider.reset())
  afterAll(() => provider.stop())

  const open = (token = TEST_ACCOUNT.whatsapp.token) =>
    createWhatsAppMessages({ ...TEST_ACCOUNT.whatsapp, token, apiUrl: provider.gateway.url, timeoutMs: 500 })

  messagesConformance(() => ({
    open,
    openWithWrongKey: () => open('another'),
    shown: (phone) => provider.gateway.messages().find(({ to }) => to === phone),
    count: () => provider.gateway.messages().length,
    mode: (mode) => provider.gateway.setMode(mode),
    receipts: (mode) => provider.gateway.setReceipts(mode),
    nextWebhook: provider.nextWebhook,
  }))

  const to = '+971504444100'
  const template = (name: string): PhoneMessage => ({
    ...{ to, locale: 'ar', reference: 'r' },
    content: { kind: 'template', name, parameters: ['الجمعة'], text: '' },
  })

  test('a template is sent in the person’s language', async () => {
    await open().send(template(TESTED_TEMPLATE))
    expect(provider.gateway.messages()[0]).toMatchObject({ locale: 'ar', text: 'زيارتكم الجمعة.' })
  })

  test('a template that is not approved or is paused is refused, so that another way is taken', async () => {
    expect(await open().send(template('no_such_template'))).toMatchObject({ ok: false, refusal: 'template' })
    provider.gateway.pause(TESTED_TEMPLATE)
    expect(await open().send(template(TESTED_TEMPLATE))).toMatchObject({ ok: false, refusal: 'template' })
    provider.gateway.resume(TESTED_TEMPLATE)
  })

  /** The next events about a person whom no other test knows. */
  async function nextEvents(phone: string): Promise<MessageEvents> {
    for (;;) {
      const { raw, headers } = await provider.nextWebhook()
      if (!raw.includes(phone.slice(1))) continue
      return open().openWebhook(raw, (name) => headers[name]) ?? { receipts: [], incoming: [] }
    }
  }

  test('free text is refused until the person has written, and then arrives', async () => {
    const to = '+971504444200'
    const words: PhoneMessage = { to, locale: 'en', reference: 'r', content: { kind: 'text', text: 'Which flat?' } }
    await open().send(words)
    expect((await nextEvents(to)).receipts).toMatchObject([{ state: 'failed', refusal: 'conversation' }])
    await provider.gateway.write(to, 'I have a question')
    expect((await nextEvents(to)).incoming).toMatchObject([{ phone: to, name: 'A patient', text: 'I have a question' }])
    await open().send(words)
    expect((await nextEvents(to)).receipts).toMatchObject([{ state: 'sent' }])
  })

  test('a number that is not on WhatsApp is refused by a receipt', async () => {
    const to = '+971504444001'
    await open().send({ ...template(TESTED_TEMPLATE), to })
    expect((await nextEvents(to)).receipts).toMatchObject([{ state: 'failed', refusal: 'number' }])
  })
})
