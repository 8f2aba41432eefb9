import { randomUUID } from 'node:crypto'
import { enqueue } from '@homecare/server/outbox/enqueue'
import { answerThread } from '@homecare/server/message/answer'
import { getThread } from '@homecare/server/message/get-thread'
import { tryNextWays } from '@homecare/server/message/next-way'
import { PATIENT } from '@homecare/server/testing/records'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPhoneFixture, PHONES, type PhoneFixture } from './testing/phone-fixture'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let phones: PhoneFixture

beforeAll(async () => {
  phones = await openPhoneFixture()
})
afterAll(() => phones.stop())
beforeEach(() => phones.next())
afterEach(() => phones.close())

test.each(['whatsapp', 'sms'] as const)('a patient who chose %s gets news there once, and no email', async (way) => {
  await phones.patient({ contactBy: way })
  await phones.tell('visit-reminder')
  await phones.tell('visit-reminder')
  expect(await phones.work()).toEqual([])
  const [message, ...others] = phones.shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: way, to: `+${PATIENT.phoneNumber}` })
  expect(message?.text).toMatch(
    /^Tomorrow your nurse from Ghaf Home Healthcare comes to you, between 10:30 am and 11:00 am/,
  )
  expect(message?.text).toContain('booking?orderId=ORD-')
  expect(await phones.stored()).toEqual([{ way, state: 'delivered', reason: null }])
  const [kept] = await phones.ctx().db.message.findMany()
  expect(kept?.text).toMatch(/^Tomorrow your nurse/)
  // Whoever has the link's token is the patient: staff read the thread.
  expect(JSON.stringify(kept)).not.toMatch(/token|https?:/)
  expect(phones.emailed()).toEqual([])
})

test('a message is in the language of its booking', async () => {
  await phones.patient({ contactBy: 'whatsapp', locale: 'ar' })
  await phones.tell('visit-reminder')
  await phones.work()
  expect(phones.shown()[0]).toMatchObject({ locale: 'ar', text: expect.stringMatching(/^زيارتك غدًا/) })
  expect(phones.shown()[0]?.text).toContain('ar/booking?orderId=ORD-')
})

test('news with a document goes by email as well', async () => {
  await phones.patient({ contactBy: 'whatsapp' })
  await phones.tell('booking-moved')
  await phones.work()
  expect(phones.channels()).toEqual(['whatsapp'])
  expect(phones.emailed()).toEqual([expect.stringMatching(/^Your visit was moved/)])
})

test('a patient without email gets what also has a document on the phone, and nothing is mailed', async () => {
  await phones.patient({ contactBy: 'sms', email: '' })
  for (const news of ['booking-confirmed', 'booking-moved', 'visit-reminder'] as const) await phones.tell(news)
  expect(await phones.work()).toEqual([])
  expect(phones.channels()).toEqual(['sms', 'sms', 'sms'])
  expect(phones.emailed()).toEqual([])
})

test('who chose email, and a number that nobody can read, get news by email', async () => {
  await phones.tell('visit-reminder', 'first')
  await phones.patient({ contactBy: 'whatsapp', phoneE164: '' })
  await phones.tell('visit-reminder', 'second')
  await phones.work()
  expect(phones.shown()).toEqual([])
  expect(phones.emailed()).toHaveLength(2)
})

test('a number that is not on WhatsApp gets the news by SMS, and one that does not exist by email', async () => {
  await phones.patient({ contactBy: 'whatsapp', phoneE164: PHONES.notOnWhatsApp })
  await phones.tell('visit-reminder', 'first')
  await phones.work()
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
  expect(phones.emailed()).toEqual([])
  await phones.patient({ phoneE164: PHONES.dead })
  await phones.tell('visit-reminder', 'second')
  await phones.work()
  expect(phones.emailed()).toHaveLength(1)
  expect((await phones.stored()).slice(2)).toEqual([
    { way: 'whatsapp', state: 'failed', reason: 'number' },
    { way: 'sms', state: 'failed', reason: 'number' },
  ])
})

test('where all ways fail the record says so, once a message arrives it says so no more', async () => {
  const { db } = phones.ctx()
  const isUnreached = async () => (await db.booking.findFirstOrThrow()).unreachedAt !== null
  await phones.patient({ contactBy: 'whatsapp', phoneE164: PHONES.dead, email: '' })
  await phones.tell('visit-reminder', 'first')
  await phones.work()
  expect((await phones.stored()).map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(await isUnreached()).toBe(true)
  await phones.patient({ phoneE164: PHONES.reached })
  await phones.tell('visit-reminder', 'second')
  await phones.work()
  expect(await isUnreached()).toBe(false)
})

test('a phone that is switched off gets the news by the next way after its time, and by no way twice', async () => {
  await phones.patient({ contactBy: 'whatsapp', phoneE164: PHONES.switchedOff })
  await phones.tell('visit-reminder')
  for (const expected of [['whatsapp'], ['whatsapp', 'sms'], ['whatsapp', 'sms']]) {
    await phones.work()
    expect(phones.channels()).toEqual(expected)
    expect(await tryNextWays({ ctx: phones.ctx() })).toBe(0)
    phones.ctx().wait(HOUR)
    await tryNextWays({ ctx: phones.ctx() })
  }
  expect(phones.emailed()).toHaveLength(1)
  const [message] = phones.shown()
  if (message) await phones.gateway.read(message)
  expect(await phones.stored()).toMatchObject([
    { way: 'whatsapp', state: 'read', reason: null },
    { way: 'sms', state: 'failed', reason: 'no receipt' },
  ])
})

test('receipts that come twice and in the wrong order leave the message delivered', async () => {
  phones.gateway.setReceipts('scrambled')
  await phones.patient({ contactBy: 'whatsapp' })
  await phones.tell('visit-reminder')
  await phones.work()
  expect(await phones.stored()).toEqual([{ way: 'whatsapp', state: 'delivered', reason: null }])
})

test.each(['STOP', ' stop. ', 'إيقاف'])(
  'who wrote “%s” gets no more WhatsApp messages about that booking',
  async (word) => {
    await phones.patient({ contactBy: 'whatsapp' })
    await phones.gateway.write(`+${PATIENT.phoneNumber}`, word)
    await phones.ctx().db.message.updateMany({ data: { decidedAt: new Date(Date.now() + HOUR) } })
    await phones.tell('visit-reminder')
    await phones.work()
    expect(phones.channels()).toEqual(['sms'])
    expect(await phones.stored()).toMatchObject([
      { way: 'whatsapp', state: 'failed', reason: 'stopped' },
      { way: 'sms' },
    ])
  },
)

test('news that can wait is not sent between nine in the evening and eight in the morning', async () => {
  const ctx = phones.ctx()
  await phones.patient({ contactBy: 'whatsapp' })
  ctx.wait(14 * HOUR - (ctx.now().getTime() % (24 * HOUR)) + 4 * HOUR)
  await phones.tell('visit-reminder')
  await phones.tell('booking-canceled')
  await phones.work()
  expect(phones.shown().map(({ template }) => template)).toEqual(['booking_canceled'])
})

test('a provider that is away for a day loses nothing: what is of use goes out in order, what is late is left out', async () => {
  await phones.patient({ contactBy: 'whatsapp' })
  phones.gateway.setMode('down')
  await phones.tell('booking-confirmed')
  phones.ctx().wait(MINUTE)
  await phones.tell('booking-canceled')
  expect(await phones.work()).toEqual(['send-message', 'send-message'])
  expect(phones.shown()).toEqual([])
  phones.ctx().wait(23 * HOUR)
  await phones.tell('booking-moved')
  phones.gateway.setMode('accept')
  expect(await phones.work()).toEqual([])
  expect(phones.shown().map(({ template }) => template)).toEqual([
    'booking_confirmed',
    'booking_canceled',
    'booking_moved',
  ])
  phones.gateway.setMode('busy')
  await phones.tell('booking-moved', 'again')
  expect(await phones.work()).toEqual(['send-message'])
  phones.ctx().wait(25 * HOUR)
  phones.gateway.setMode('accept')
  expect(await phones.work()).toEqual([])
  expect(phones.shown()).toHaveLength(3)
  expect((await phones.stored()).at(-1)).toEqual({ way: 'whatsapp', state: 'dropped', reason: 'late' })
})

test('a template that the provider has paused is no obstacle: the news goes by SMS', async () => {
  phones.gateway.pause('visit_reminder')
  phones.gateway.pause('visit_reminder_fasting')
  await phones.patient({ contactBy: 'whatsapp' })
  await phones.tell('visit-reminder')
  await phones.work()
  expect(phones.channels()).toEqual(['sms'])
  phones.gateway.resume('visit_reminder')
  phones.gateway.resume('visit_reminder_fasting')
})

test('an erased patient’s messages are gone, with the thread of the number', async () => {
  const { db } = phones.ctx()
  await phones.patient({ contactBy: 'whatsapp', phoneE164: '+971507777100' })
  await phones.tell('visit-reminder')
  await phones.work()
  await phones.gateway.write('+971507777100', 'The gate is open')
  expect(await db.message.count()).toBe(2)
  await phones.patient({ phoneE164: '', erasedAt: phones.ctx().now() })
  expect(await db.message.count()).toBe(0)
})

test('an answer to a person who shows no number goes to their id, and comes into their thread', async () => {
  const ctx = phones.ctx()
  await phones.gateway.write('AE.1349120865530274', 'Do you come to Al Barsha?')
  const { id } = await ctx.db.message.findFirstOrThrow({ where: { phone: '', incoming: true } })
  const actor = { name: 'coordinator', role: 'coordinator' } as const
  await answerThread({ ctx, actor, input: { id, way: 'whatsapp', text: 'Yes, every day.' } })
  expect(await phones.work()).toEqual([])
  expect(phones.shown()).toMatchObject([{ channel: 'whatsapp', to: 'AE.1349120865530274', text: 'Yes, every day.' }])
  const { conversation } = await getThread({ ctx, input: { id } })
  expect(conversation).toHaveLength(2)
  expect(conversation.find(({ incoming }) => incoming)?.state).toBe('read')
})

describe('an alarm of the desk', () => {
  const raised = async (data: { seenAt?: Date; endedAt?: Date } = {}) => {
    const { db, now } = phones.ctx()
    const text = 'The visit at 10:00 Am has begun, and no nurse is on the way.'
    const alarm = { kind: 'nurse-late', subject: randomUUID(), text, raisedAt: now() }
    const { id: alarmId } = await db.alarm.create({ data: { ...alarm, ...data } })
    await enqueue(db, { name: 'tell-duty-phone', payload: { alarmId } }, `tell-duty-phone:${alarmId}`)
  }

  test('reaches the duty phone once, by SMS where WhatsApp does not know the number', async () => {
    phones.ctx().dutyPhone = PHONES.notOnWhatsApp
    await raised()
    expect(await phones.work()).toEqual([])
    const [, message, ...others] = phones.shown()
    expect(others).toEqual([])
    expect(message).toMatchObject({ channel: 'sms', to: PHONES.notOnWhatsApp })
    expect(message?.text).toMatch(/^An alert for the desk of .*: The visit at 10:00 Am has begun.*\/admin\//s)
  })

  test('is left out of the duty phone once somebody has seen it or its cause is gone, and where there is none', async () => {
    phones.ctx().dutyPhone = PHONES.reached
    await raised({ seenAt: phones.ctx().now() })
    await raised({ endedAt: phones.ctx().now() })
    expect(await phones.work()).toEqual([])
    phones.ctx().dutyPhone = null
    await raised()
    expect(await phones.work()).toEqual([])
    expect(phones.shown()).toEqual([])
  })
})
