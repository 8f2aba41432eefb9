import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesConformance } from '../ports/messages.conformance'
import type { PhoneMessage } from '../ports/messages'
import { startTestMessageProvider, TEST_ACCOUNT, type TestMessageProvider } from '../testing/message-provider'
import { createSmsMessages } from './sms-messages'

describe('text messages', () => {
  let provider: TestMessageProvider
  beforeAll(async () => {
    provider = await startTestMessageProvider()
  })
  beforeEach(() => provider.reset())
  afterAll(() => provider.stop())

  const open = (apiKey = TEST_ACCOUNT.sms.apiKey) =>
    createSmsMessages({ apiUrl: provider.gateway.url, apiKey, sender: 'GhafHealth', timeoutMs: 500 })

  messagesConformance(() => ({
    open,
    openWithWrongKey: () => open('another'),
    shown: (phone) => provider.gateway.messages().find(({ to }) => to === phone),
    count: () => provider.gateway.messages().length,
    mode: (mode) => provider.gateway.setMode(mode),
    receipts: (mode) => provider.gateway.setReceipts(mode),
    nextWebhook: provider.nextWebhook,
  }))

  test('the same message sent twice arrives once', async () => {
    const message: PhoneMessage = {
      ...{ to: '+971505555100', locale: 'en', reference: 'the-same' },
      content: { kind: 'text', text: 'Your nurse is on her way.' },
    }
    const answers = [await open().send(message), await open().send(message)]
    expect(answers).toEqual([
      { ok: true, providerId: 'the-same' },
      { ok: true, providerId: 'the-same' },
    ])
    expect(provider.gateway.messages().filter(({ to }) => to === message.to)).toHaveLength(1)
  })
})
