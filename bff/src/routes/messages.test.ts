import { createHmac } from 'node:crypto'
import { TEST_ACCOUNT } from '@homecare/server/testing/message-provider'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseState } from '../testing/database-state'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { createTestApp, type TestApp } from '../testing/test-app'

const { whatsapp, sms } = TEST_ACCOUNT
const lines: string[] = []
let app: TestApp

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  app = await createTestApp({ requestsPerMinute: 10, log })
  app.ctx.messages = MESSAGE_WAYS
})
beforeEach(() => app.ctx.db.message.deleteMany())
afterAll(() => app.close())

const hmac = (secret: string, raw: string): string => createHmac('sha256', secret).update(raw).digest('hex')
const CALLS = {
  whatsapp: {
    path: '/api/messages/whatsapp',
    sign: (raw: string) => ({ 'x-hub-signature-256': `sha256=${hmac(whatsapp.appSecret, raw)}` }),
  },
  sms: { path: '/api/messages/sms', sign: (raw: string) => ({ 'x-signature': hmac(sms.apiKey, raw) }) },
} as const
type PhoneWay = keyof typeof CALLS
/** Headers that look like a signature. */
const FORGED = { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}`, 'x-signature': '0'.repeat(64) }
const BOTH = ['whatsapp', 'sms'] as const

const post = (way: PhoneWay, raw: string, headers: Record<string, string> = CALLS[way].sign(raw)) =>
  app.raw(CALLS[way].path, raw, { 'content-type': 'application/json', ...headers })

const fromMeta = (value: object): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { metadata: { phone_number_id: whatsapp.phoneNumberId }, ...value } }],
      },
    ],
  })
const RECEIPTS = {
  whatsapp: (...ids: string[]) =>
    fromMeta({ statuses: ids.map((id) => ({ id, status: 'delivered', timestamp: '1772510400' })) }),
  sms: (...ids: string[]) =>
    JSON.stringify({
      results: ids.map((messageId) => ({ messageId, status: { groupId: 3 }, doneAt: '2026-03-03T04:00:00Z' })),
    }),
}
const written = (id: string, text: string): string =>
  fromMeta({ messages: [{ id, from: '971501112233', timestamp: '1772510400', type: 'text', text: { body: text } }] })

const sentMessage = (way: PhoneWay, providerId: string) =>
  app.ctx.db.message.create({
    data: { way, providerId, phone: '+971501112233', locale: 'en', state: 'sent', decidedAt: app.ctx.now() },
  })
const stateOf = async (id: string) => (await app.ctx.db.message.findUniqueOrThrow({ where: { id } })).state

describe.each(BOTH)('what the provider of %s posts', (way) => {
  test('a signed receipt gets 200 with an empty body and changes its message, and its repetition changes nothing', async () => {
    const { id } = await sentMessage(way, 'known')
    const answer = await post(way, RECEIPTS[way]('known'))
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(await stateOf(id)).toBe('delivered')
    const before = await databaseState(app)
    expect((await post(way, RECEIPTS[way]('known'))).status).toBe(200)
    expect(await databaseState(app)).toEqual(before)
  })

  test.each([
    ['without a signature', (raw: string) => ({ raw, headers: {} })],
    ['with the signature of another body', (raw: string) => ({ raw: `${raw} `, headers: CALLS[way].sign(raw) })],
    ['with the signature of another secret', (raw: string) => ({ raw, headers: FORGED })],
  ])('a receipt %s gets 403 and changes nothing', async (_, alter) => {
    const { id } = await sentMessage(way, 'known')
    const { raw, headers } = alter(RECEIPTS[way]('known'))
    expect((await post(way, raw, { ...headers, 'x-forwarded-for': '192.0.2.1' })).status).toBe(403)
    expect(await stateOf(id)).toBe('sent')
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"entry":[{"changes":[{}]}]}',
    '{"results":[{"messageId":1}]}',
    RECEIPTS[way]('a\0b'),
  ])('the signed body %j, which is not of the agreed shape, gets 400', async (raw) => {
    expect((await post(way, raw)).status).toBe(400)
  })

  test('forged posts from one address get 429 in the end, and signed ones from it are still stored', async () => {
    const from = { 'x-forwarded-for': `192.0.2.${way === 'sms' ? 20 : 21}` }
    const statuses = new Set<number>()
    for (let call = 0; call < 12; call++) statuses.add((await post(way, 'forged', from)).status)
    expect([...statuses]).toEqual([403, 429])
    const raw = RECEIPTS[way]('unknown')
    expect((await post(way, raw, { ...from, ...CALLS[way].sign(raw) })).status).toBe(200)
  })

  test('a post gets 404 while this way is not set up', async () => {
    app.ctx.messages = {}
    try {
      expect((await post(way, RECEIPTS[way]('known'))).status).toBe(404)
    } finally {
      app.ctx.messages = MESSAGE_WAYS
    }
  })

  test('a body that is longer than a provider’s longest gets 413', async () => {
    expect((await post(way, ' '.repeat(3 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

test('a signed post of WhatsApp with a time that does not exist gets 400', async () => {
  expect((await post('whatsapp', written('late', 'Hello').replace('1772510400', 'soon'))).status).toBe(400)
})

test('of several receipts about one message in one post the one that says most counts, whatever their order', async () => {
  const { id } = await sentMessage('whatsapp', 'known')
  const said = (...words: string[]) =>
    fromMeta({ statuses: words.map((status) => ({ id: 'known', status, timestamp: '1772510400' })) })
  expect((await post('whatsapp', said('read', 'failed', 'delivered', 'sent'))).status).toBe(200)
  expect(await stateOf(id)).toBe('read')
})

/** Meta puts at most this many receipts into one post. */
const IN_ONE_POST = 1000

test(
  'ten thousand receipts for unknown messages, posted by Meta at the same time, get 200 and change nothing',
  { timeout: 60_000 },
  async () => {
    const before = await databaseState(app)
    const posts = Array.from({ length: 10 }, (_, number) =>
      RECEIPTS.whatsapp(...Array.from({ length: IN_ONE_POST }, (__, index) => `unknown-${number}-${index}`)),
    )
    const answers = await Promise.all(posts.map((raw) => post('whatsapp', raw)))
    expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 200))
    expect(await databaseState(app)).toEqual(before)
  },
)

test('what a person wrote is kept once, and appears in no log line', async () => {
  lines.length = 0
  for (let time = 0; time < 2; time++)
    expect((await post('whatsapp', written('wamid.1', 'My secret words'))).status).toBe(200)
  expect(await app.ctx.db.message.findMany()).toMatchObject([
    { incoming: true, phone: '+971501112233', text: 'My secret words' },
  ])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toMatch(/971501112233|secret words|wamid/)
})

describe('when somebody sets up our address at Meta', () => {
  const setUp = (query: Record<string, string>) => app.get(`/api/messages/whatsapp?${new URLSearchParams(query)}`)
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': whatsapp.verifyToken, 'hub.challenge': '1158201444' }

  test('the challenge comes back as plain text for who knows our word', async () => {
    const answer = await setUp(right)
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  test.each([{}, { ...right, 'hub.verify_token': 'guessed' }, { ...right, 'hub.mode': 'unsubscribe' }])(
    '%j gets 403',
    async (query) => {
      expect((await setUp(query)).status).toBe(403)
    },
  )
})
