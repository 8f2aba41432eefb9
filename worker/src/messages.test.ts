import { effects } from '@homecare/contract/jobs'
import { isEffect } from './jobs'
import { handleJob } from './handle-job'
import { createWorkerMetrics } from './metrics'
import { createMessages } from '@homecare/server/adapters/create-messages'
import { receiveFromProvider } from '@homecare/server/message/receive'
import { tryNextWays } from '@homecare/server/message/next-way'
import { templates } from '@homecare/server/message/templates'
import { tellPatient } from '@homecare/server/outbox/tell-patient'
import {
  startTestMessageProvider,
  TEST_ACCOUNT,
  type TestMessageProvider,
} from '@homecare/server/testing/message-provider'
import { createUnpaidBooking, PATIENT } from '@homecare/server/testing/records'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Numbers by what becomes of a message to them. */
const PHONES = {
  reached: '+971501234100',
  notOnWhatsApp: '+971501234001',
  dead: '+971501234002',
  switchedOff: '+971501234003',
}

let fixture: WorkerFixture
let provider: TestMessageProvider
let bookingId: string

beforeAll(async () => {
  provider = await startTestMessageProvider({
    templates: templates(),
    receive: ({ way, raw, headers }) =>
      receiveFromProvider({ ctx: fixture.ctx, input: { way, raw, header: (name) => headers[name]?.toString() } }),
  })
})
afterAll(() => provider.stop())

beforeEach(async () => {
  provider.reset()
  provider.gateway.clear()
  fixture = await openWorkerFixture()
  const { whatsapp, sms } = TEST_ACCOUNT
  const { url } = provider.gateway
  fixture.ctx.messages = createMessages({
    ...{ WHATSAPP_API_URL: url, WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId, WHATSAPP_TOKEN: whatsapp.token },
    ...{ WHATSAPP_APP_SECRET: whatsapp.appSecret, WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken },
    ...{ SMS_API_URL: url, SMS_API_KEY: sms.apiKey, SMS_SENDER: 'Ghaf' },
  })
  ;({ bookingId } = await createUnpaidBooking(fixture.ctx))
  await patient({ paymentStatus: 'Paid' })
  await fixture.ctx.db.outbox.deleteMany()
})
afterEach(() => fixture.close())

const patient = (data: {
  contactBy?: 'whatsapp' | 'sms'
  phoneE164?: string
  email?: string
  locale?: 'ar'
  paymentStatus?: 'Paid'
}) => fixture.ctx.db.booking.update({ where: { id: bookingId }, data })

type News = 'booking-confirmed' | 'booking-moved' | 'booking-canceled' | 'visit-reminder'
/** Decides news about the booking; `about` tells it from news of the same name. */
const tell = (name: News, about = bookingId) =>
  fixture.ctx.db.$transaction((tx) => tellPatient(tx, name, { bookingId }, { now: fixture.ctx.now(), about }))

/** Runs the effects that are due by the test's clock, oldest first. Returns the names of those that failed. */
async function work(): Promise<string[]> {
  const { ctx } = fixture
  const failed: string[] = []
  for (;;) {
    const due = { relayedAt: null, OR: [{ notBefore: null }, { notBefore: { lte: ctx.now() } }] }
    const rows = await ctx.db.outbox.findMany({ where: due, orderBy: { createdAt: 'asc' } })
    if (rows.length === failed.length) return failed
    failed.splice(0)
    for (const { id, name, payload, effectKey } of rows) {
      if (!isEffect(name)) throw new Error(name)
      const done = await handleJob(ctx, createWorkerMetrics(), {
        id,
        name,
        payload: effects[name].parse(payload),
        effectKey,
      }).then(
        () => true,
        () => false,
      )
      if (done) await ctx.db.outbox.update({ where: { id }, data: { relayedAt: ctx.now() } })
      else failed.push(name)
    }
    await provider.gateway.posted()
  }
}

const shown = () =>
  provider.gateway
    .messages()
    .filter(({ incoming }) => !incoming)
    .toReversed()
const channels = () => shown().map(({ channel }) => channel)
const emailed = () => fixture.mailbox.messages().map(({ subject }) => subject)
const stored = () =>
  fixture.ctx.db.message.findMany({
    where: { incoming: false },
    orderBy: { id: 'asc' },
    select: { way: true, state: true, reason: true },
  })

test.each(['whatsapp', 'sms'] as const)('a patient who chose %s gets news there once, and no email', async (way) => {
  await patient({ contactBy: way })
  await tell('visit-reminder')
  await tell('visit-reminder')
  expect(await work()).toEqual([])
  const [message, ...others] = shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: way, to: `+${PATIENT.phoneNumber}` })
  expect(message?.text).toMatch(
    /^Tomorrow your nurse from Ghaf Home Healthcare comes to you, between 10:30 am and 11:00 am/,
  )
  expect(message?.text).toContain('booking?orderId=ORD-')
  expect(await stored()).toEqual([{ way, state: 'delivered', reason: null }])
  expect(emailed()).toEqual([])
})

test('a message is in the language of its booking', async () => {
  await patient({ contactBy: 'whatsapp', locale: 'ar' })
  await tell('visit-reminder')
  await work()
  expect(shown()[0]).toMatchObject({ locale: 'ar', text: expect.stringMatching(/^زيارتك غدًا/) })
  expect(shown()[0]?.text).toContain('ar/booking?orderId=ORD-')
})

test('news with a document goes by email as well', async () => {
  await patient({ contactBy: 'whatsapp' })
  await tell('booking-moved')
  await work()
  expect(channels()).toEqual(['whatsapp'])
  expect(emailed()).toEqual([expect.stringMatching(/^Your visit was moved/)])
})

test('who chose email, and a number that nobody can read, get news by email', async () => {
  await tell('visit-reminder', 'first')
  await patient({ contactBy: 'whatsapp', phoneE164: '' })
  await tell('visit-reminder', 'second')
  await work()
  expect(shown()).toEqual([])
  expect(emailed()).toHaveLength(2)
})

test('a number that is not on WhatsApp gets the news by SMS, and one that does not exist by email', async () => {
  await patient({ contactBy: 'whatsapp', phoneE164: PHONES.notOnWhatsApp })
  await tell('visit-reminder', 'first')
  await work()
  expect(channels()).toEqual(['whatsapp', 'sms'])
  expect(emailed()).toEqual([])
  await patient({ phoneE164: PHONES.dead })
  await tell('visit-reminder', 'second')
  await work()
  expect(emailed()).toHaveLength(1)
  expect((await stored()).slice(2)).toEqual([
    { way: 'whatsapp', state: 'failed', reason: 'number' },
    { way: 'sms', state: 'failed', reason: 'number' },
  ])
})

test('a phone that is switched off gets the news by the next way after its time, and by no way twice', async () => {
  await patient({ contactBy: 'whatsapp', phoneE164: PHONES.switchedOff })
  await tell('visit-reminder')
  for (const expected of [['whatsapp'], ['whatsapp', 'sms'], ['whatsapp', 'sms']]) {
    await work()
    expect(channels()).toEqual(expected)
    expect(await tryNextWays({ ctx: fixture.ctx })).toBe(0)
    fixture.ctx.wait(HOUR)
    await tryNextWays({ ctx: fixture.ctx })
  }
  expect(emailed()).toHaveLength(1)
  const [message] = shown()
  if (message) await provider.gateway.read(message)
  expect(await stored()).toMatchObject([
    { way: 'whatsapp', state: 'read', reason: null },
    { way: 'sms', state: 'failed', reason: 'no receipt' },
  ])
})

test('receipts that come twice and in the wrong order leave the message delivered', async () => {
  provider.gateway.setReceipts('scrambled')
  await patient({ contactBy: 'whatsapp' })
  await tell('visit-reminder')
  await work()
  expect(await stored()).toEqual([{ way: 'whatsapp', state: 'delivered', reason: null }])
})

test.each(['STOP', ' stop. ', 'إيقاف'])(
  'who wrote “%s” gets no more WhatsApp messages about that booking',
  async (word) => {
    await patient({ contactBy: 'whatsapp' })
    await provider.gateway.write(`+${PATIENT.phoneNumber}`, word)
    await fixture.ctx.db.message.updateMany({ data: { decidedAt: new Date(Date.now() + HOUR) } })
    await tell('visit-reminder')
    await work()
    expect(channels()).toEqual(['sms'])
    expect(await stored()).toMatchObject([{ way: 'whatsapp', state: 'failed', reason: 'stopped' }, { way: 'sms' }])
  },
)

test('news that can wait is not sent between nine in the evening and eight in the morning', async () => {
  const { ctx } = fixture
  await patient({ contactBy: 'whatsapp' })
  ctx.wait(14 * HOUR - (ctx.now().getTime() % (24 * HOUR)) + 4 * HOUR)
  await tell('visit-reminder')
  await tell('booking-canceled')
  await work()
  expect(shown().map(({ template }) => template)).toEqual(['booking_canceled'])
})

test('a provider that is away for a day loses nothing: what is of use goes out in order, what is late is left out', async () => {
  await patient({ contactBy: 'whatsapp' })
  provider.gateway.setMode('down')
  await tell('booking-confirmed')
  fixture.ctx.wait(MINUTE)
  await tell('booking-canceled')
  expect(await work()).toEqual(['send-message', 'send-message'])
  expect(shown()).toEqual([])
  fixture.ctx.wait(23 * HOUR)
  await tell('booking-moved')
  provider.gateway.setMode('accept')
  expect(await work()).toEqual([])
  expect(shown().map(({ template }) => template)).toEqual(['booking_confirmed', 'booking_canceled', 'booking_moved'])
  provider.gateway.setMode('busy')
  await tell('booking-moved', 'again')
  expect(await work()).toEqual(['send-message'])
  fixture.ctx.wait(25 * HOUR)
  provider.gateway.setMode('accept')
  expect(await work()).toEqual([])
  expect(shown()).toHaveLength(3)
  expect((await stored()).at(-1)).toEqual({ way: 'whatsapp', state: 'dropped', reason: 'late' })
})

test('a template that the provider has paused is no obstacle: the news goes by SMS', async () => {
  provider.gateway.pause('visit_reminder')
  provider.gateway.pause('visit_reminder_fasting')
  await patient({ contactBy: 'whatsapp' })
  await tell('visit-reminder')
  await work()
  expect(channels()).toEqual(['sms'])
  provider.gateway.resume('visit_reminder')
  provider.gateway.resume('visit_reminder_fasting')
})

test('an erased patient’s messages are gone, with the thread of the number', async () => {
  const { db } = fixture.ctx
  await patient({ contactBy: 'whatsapp', phoneE164: '+971507777100' })
  await tell('visit-reminder')
  await work()
  await provider.gateway.write('+971507777100', 'The gate is open')
  expect(await db.message.count()).toBe(2)
  await db.booking.update({ where: { id: bookingId }, data: { phoneE164: '', erasedAt: fixture.ctx.now() } })
  expect(await db.message.count()).toBe(0)
})

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ tell: fc.constantFrom<News>('booking-confirmed', 'booking-moved', 'booking-canceled') }),
  },
  { weight: 3, arbitrary: fc.constant({ work: true }) },
  { weight: 2, arbitrary: fc.record({ waitMinutes: fc.constantFrom(1, 6, 40, 300) }) },
  fc.record({ mode: fc.constantFrom('accept', 'accept', 'busy', 'down') }),
  fc.record({ receipts: fc.constantFrom('prompt', 'scrambled', 'none') }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

async function take(each: Step, number: number): Promise<void> {
  const { gateway } = provider
  if ('tell' in each) await tell(each.tell, `${bookingId}:${number}`)
  else if ('waitMinutes' in each) fixture.ctx.wait(each.waitMinutes * MINUTE)
  else if ('mode' in each) gateway.setMode(each.mode)
  else if ('receipts' in each) gateway.setReceipts(each.receipts)
  else {
    await work()
    await tryNextWays({ ctx: fixture.ctx })
  }
}

/** Everything works again, for as long as anything is waiting. */
async function settle(): Promise<void> {
  provider.gateway.setMode('accept')
  provider.gateway.setReceipts('prompt')
  for (let round = 0; round < 3; round++) {
    await work()
    fixture.ctx.wait(HOUR)
    await tryNextWays({ ctx: fixture.ctx })
  }
  await work()
}

test(
  'whatever the providers do, each news arrives by at most one message a way, in order, or its record says why not',
  async () => {
    const history = fc.record({
      contactBy: fc.constantFrom('whatsapp' as const, 'sms' as const),
      phone: fc.constantFrom(...Object.values(PHONES)),
      steps: fc.array(step, { minLength: 4, maxLength: 16 }),
    })
    await fc.assert(
      fc.asyncProperty(history, async ({ contactBy, phone, steps }) => {
        const { db } = fixture.ctx
        provider.gateway.clear()
        await db.message.deleteMany()
        await db.outbox.deleteMany()
        ;({ bookingId } = await createUnpaidBooking(fixture.ctx))
        await patient({ paymentStatus: 'Paid', contactBy, phoneE164: phone })
        await db.outbox.deleteMany()
        for (const [number, each] of steps.entries()) await take(each, number)
        await settle()

        const rows = await db.message.findMany({ orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }] })
        const references = shown().map(({ reference, id }) => reference ?? id)
        expect(references).toEqual([...new Set(references)])
        for (const row of rows) {
          if (row.state === 'failed' || row.state === 'dropped') expect(row.reason).not.toBeNull()
          else expect(references, row.state).toContain(row.id)
        }
        const emails = await db.outbox.findMany({
          where: { name: { startsWith: 'email-' } },
          select: { effectKey: true },
        })
        for (const key of new Set(rows.map(({ newsKey }) => newsKey))) {
          const ways = rows.filter(({ newsKey }) => newsKey === key)
          const arrived =
            ways.some(({ state }) => state === 'delivered') || emails.some(({ effectKey }) => effectKey === key)
          expect(arrived || ways.some(({ state }) => state === 'dropped')).toBe(true)
        }
        // What another way could not deliver comes later than it was decided.
        const first = rows.filter(({ way, id }) => way === contactBy && references.includes(id)).map(({ id }) => id)
        expect(references.filter((id) => first.includes(id))).toEqual(first)
      }),
      { numRuns: Number(process.env.HISTORIES ?? 12), endOnFailure: true },
    )
  },
  Number(process.env.HISTORIES ?? 30) * 3_000,
)
