import { createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesConformance, TESTED_TEMPLATE } from '../ports/messages.conformance'
import type { MessageEvents, PhoneMessage } from '../ports/messages'
import { PDF } from '../testing/documents'
import {
  CODE_TEMPLATE,
  startTestMessageProvider,
  TEST_ACCOUNT,
  type TestMessageProvider,
} from '../testing/message-provider'
import { createWhatsAppMessages } from './whatsapp-messages'
import { PAYLOADS } from './whatsapp-payloads.fixture'

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

  test('a code is sent as the one value of its text and as what its button copies, and no other way', async () => {
    const ofCode = (code: string, copied: string): PhoneMessage => ({
      ...{ to, locale: 'en', reference: 'r' },
      content: { kind: 'template', name: CODE_TEMPLATE, parameters: [code], linkPath: copied, text: '' },
    })
    expect(await open().send(ofCode('123456', '123456'))).toMatchObject({ ok: true })
    expect(provider.gateway.messages()[0]?.text).toBe(
      '123456 is your verification code. For your security, do not share this code.\nThis code expires in 10 minutes.',
    )
    expect(await open().send(ofCode('123456', 'b/1'))).toMatchObject({ ok: false, refusal: 'template' })
    expect(await open().send(ofCode('1234567890123456', '1234567890123456'))).toMatchObject({ ok: false })
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

  test('a person who shows no number is answered by the id that Meta gave', async () => {
    const person = 'AE.1349120865530274'
    await provider.gateway.write(person, 'I have a question')
    for (;;) {
      const { raw, headers } = await provider.nextWebhook()
      const events = open().openWebhook(raw, (name) => headers[name])
      if (!raw.includes(person) || events?.incoming.length === 0) continue
      expect(events?.incoming).toMatchObject([{ phone: null, contactId: person, text: 'I have a question' }])
      break
    }
    const content = { kind: 'text', text: 'Which flat?' } as const
    expect(await open().send({ to: person, locale: 'en', reference: 'r', content })).toMatchObject({ ok: true })
    expect(provider.gateway.messages()[0]).toMatchObject({ to: person, text: 'Which flat?' })
  })

  test('a file that came with a message is fetched by its id, and one that the provider has no more is null', async () => {
    const from = '+971504444300'
    await provider.gateway.write(from, 'My card', { body: PDF, contentType: 'application/pdf' })
    const [came] = (await nextEvents(from)).incoming
    expect(came).toMatchObject({ text: 'My card', file: { contentType: 'application/pdf' } })
    const body = await open().openFile(came?.file?.id ?? '')
    expect(body && (await buffer(body)).equals(PDF)).toBe(true)
    expect(await open().openFile('file-unknown')).toBeNull()
    await expect(open('another').openFile(came?.file?.id ?? '')).rejects.toThrow('401')
  })

  test('a number that is not on WhatsApp is refused by a receipt', async () => {
    const to = '+971504444001'
    await open().send({ ...template(TESTED_TEMPLATE), to })
    expect((await nextEvents(to)).receipts).toMatchObject([{ state: 'failed', refusal: 'number' }])
  })
})

describe('what Meta posts, as its public reference shows it', () => {
  const { whatsapp: account } = TEST_ACCOUNT
  const messages = createWhatsAppMessages({ ...account, apiUrl: 'http://127.0.0.1:9' })
  const open = (name: keyof typeof PAYLOADS) => {
    const raw = JSON.stringify(PAYLOADS[name])
    const signature = createHmac('sha256', account.appSecret).update(raw).digest('hex')
    return messages.openWebhook(raw, () => `sha256=${signature}`)
  }
  const receipt = { providerId: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI3', reference: 'our-reference' }

  test.each(['sent', 'delivered', 'read'] as const)('is a receipt: %s', (state) => {
    expect(open(state)).toEqual({ receipts: [{ ...receipt, state }], incoming: [] })
  })

  test('is a receipt of a failure with its reason, and nothing where we don’t know the state', () => {
    expect(open('failed')).toEqual({ receipts: [{ ...receipt, state: 'failed', refusal: 'number' }], incoming: [] })
    expect(open('played')).toEqual({ receipts: [], incoming: [] })
  })

  test.each([
    ['text', 'Does it come in another color?'],
    ['fromAnAd', 'Can I get more info?'],
    ['button', 'Unsubscribe'],
    ['image', 'Taj Mahal'],
    ['document', ''],
    ['audio', '(audio)'],
    ['location', 'Blue villa: 25.204849,55.270783'],
    ['reaction', '\u{1F44D}'],
    ['unsupported', '(unsupported)'],
  ] as const)('is a message of a person: %s', (name, text) => {
    expect(open(name)?.incoming).toMatchObject([
      { phone: '+971501234567', contactId: 'AE.1349120865530274', name: 'Sheena Nelson', text },
    ])
  })

  test('is a message of a person whose number WhatsApp does not give', () => {
    expect(open('withoutNumber')?.incoming).toMatchObject([
      { phone: null, contactId: 'AE.1349120865530274', text: 'Hello' },
    ])
  })

  test.each(['reactionTakenBack', 'newNumber', 'templatePaused', 'accountAlert'] as const)(
    'is nothing that a person wrote: %s',
    (name) => expect(open(name)).toEqual({ receipts: [], incoming: [] }),
  )

  test('has the file of a picture or document', () => {
    expect(open('image')?.incoming[0]?.file).toEqual({ id: '1003383421387256', contentType: 'image/jpeg' })
    expect(open('document')?.incoming[0]?.file).toEqual({ id: '1376223850470843', contentType: 'application/pdf' })
  })
})
