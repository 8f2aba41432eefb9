import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MessagesBusy, type MessageReceipt, type Messages, type PhoneMessage } from './messages'

/** A message as the phone shows it. */
export interface ShownMessage {
  text: string
  template?: string
}

/** The provider's side, controlled by a test. */
export interface MessagesTestProvider {
  open(): Messages
  /** With a key that the provider does not accept. */
  openWithWrongKey(): Messages
  /** The newest message on this phone. */
  shown(phone: string): ShownMessage | undefined
  count(): number
  mode(mode: 'accept' | 'busy' | 'down' | 'hang'): void
  receipts(mode: 'prompt' | 'none' | 'scrambled'): void
  /** The next request that the provider posts to us. */
  nextWebhook(): Promise<{ raw: string; headers: Record<string, string> }>
}

/** A template that every test provider has approved, in English with one value. */
export const TESTED_TEMPLATE = 'visit_reminder'

let last = 0
/** A phone of its own for each test, which can be reached. */
const newPhone = (end = '100') => `+97150${String((last += 1)).padStart(4, '0')}${end}`

const message = (to: string): PhoneMessage => ({
  to,
  locale: 'en',
  reference: randomUUID(),
  content: {
    kind: 'template',
    name: TESTED_TEMPLATE,
    parameters: ['Friday at 10:00 am'],
    linkPath: 'b/1',
    text: 'Your visit is on Friday at 10:00 am.',
    url: 'https://ghaf.example/b/1',
  },
})

/** The promises of every way to reach a phone, tested on a provider that can be made to fail. */
export function messagesConformance(provider: () => MessagesTestProvider): void {
  /** Sends a message, and gives the next receipts of it: those of other tests' messages may come between. */
  async function receiptsOf(messages: Messages, to: string, count: number): Promise<MessageReceipt[]> {
    const answer = await messages.send(message(to))
    const own: MessageReceipt[] = []
    while (own.length < count) {
      const { raw, headers } = await provider().nextWebhook()
      const { receipts } = messages.openWebhook(raw, (name) => headers[name]) ?? { receipts: [] }
      own.push(...receipts.filter(({ providerId }) => answer.ok && providerId === answer.providerId))
    }
    return own
  }

  test('a message arrives with its values and its link, and is known by the provider’s id', async () => {
    const to = newPhone()
    const answer = await provider().open().send(message(to))
    expect(answer).toMatchObject({ ok: true, providerId: expect.stringMatching(/./) })
    const shown = provider().shown(to)
    expect(shown?.text).toContain('Friday at 10:00 am')
    expect(shown?.text).toContain('b/1')
  })

  test('the receipts of a message that arrived name it', async () => {
    const receipts = await receiptsOf(provider().open(), newPhone(), 2)
    expect(receipts.map(({ state }) => state)).toEqual(['sent', 'delivered'])
  })

  test('receipts that come twice and out of order are read like others', async () => {
    provider().receipts('scrambled')
    const receipts = await receiptsOf(provider().open(), newPhone(), 4)
    expect(receipts.map(({ state }) => state)).toEqual(['delivered', 'sent', 'delivered', 'sent'])
  })

  test('a number that does not exist is refused by a receipt', async () => {
    expect(await receiptsOf(provider().open(), newPhone('002'), 1)).toMatchObject([
      { state: 'failed', refusal: 'number' },
    ])
  })

  describe('what the provider posts', () => {
    test.each([
      ['an altered body', (raw: string) => `${raw} `, (signature: string) => signature],
      [
        'a wrong signature',
        (raw: string) => raw,
        (signature: string) => signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      ],
      ['no signature', (raw: string) => raw, () => undefined],
    ])('is not taken with %s', async (_, alterBody, alterSignature) => {
      const messages = provider().open()
      await messages.send(message(newPhone()))
      const { raw, headers } = await provider().nextWebhook()
      const altered = (name: string) => {
        const value = headers[name]
        return value !== undefined && /signature/.test(name) ? alterSignature(value) : value
      }
      expect(messages.openWebhook(alterBody(raw), altered)).toBeNull()
    })
  })

  test('a provider that asks for a pause says for how long', async () => {
    provider().mode('busy')
    const failure = await provider()
      .open()
      .send(message(newPhone()))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MessagesBusy)
    expect(failure).toMatchObject({ afterMs: 1000 })
  })

  test.each(['down', 'hang'] as const)(
    'a message to a provider in mode "%s" is an error, and the next one arrives when it works again',
    async (mode) => {
      const messages = provider().open()
      provider().mode(mode)
      await expect(messages.send(message(newPhone()))).rejects.toThrow()
      provider().mode('accept')
      const to = newPhone()
      await messages.send(message(to))
      expect(provider().shown(to)).toBeDefined()
    },
  )

  test('an error has neither the number nor the text of the message', async () => {
    provider().mode('down')
    const to = newPhone()
    const failure = await provider()
      .open()
      .send(message(to))
      .catch((error: unknown) => error)
    expect(String(failure)).not.toContain(to.slice(-6))
    expect(String(failure)).not.toContain('Friday')
  })

  test('a key that the provider does not accept is an error, and nothing is sent', async () => {
    const before = provider().count()
    await expect(provider().openWithWrongKey().send(message(newPhone()))).rejects.toThrow('401')
    expect(provider().count()).toBe(before)
  })
}
