import { draftBody } from '@homecare/server/testing/draft'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newKey } from '../testing/bookings'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let coordinator: { cookie: string }
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 1000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
  app.ctx.messages = MESSAGE_WAYS
  coordinator = await app.login('coordinator')
  admin = await app.login('admin')
})
let phones = 0
let phoneNumber: string
beforeEach(() => {
  phones += 1
  phoneNumber = `05012346${String(phones).padStart(2, '0')}`
})
afterAll(() => app.close())

type Answer = { bookingId: string; orderId: string; fields: Record<string, string> }
const send = async (path: string, body: object, headers: object = coordinator) => {
  const answer = await app.post(path, body, { 'idempotency-key': newKey(), ...headers })
  return { status: answer.status, ...((await answer.json()) as Answer) }
}
const book = (changes: object = {}) =>
  send(`/api/callers/${crypto.randomUUID()}/booking`, {
    ...draftBody({ username: `Caller ${newKey()}`, phoneNumber }),
    ...changes,
  })
const request = (changes: object) =>
  send('/api/callers/requests', {
    ...{ fullName: 'Omar Said', email: '', phoneNumber, date: '2026-03-05', service: 'Elderly Care' },
    ...changes,
  })

test.each(['whatsapp', 'sms'])('a caller without email is booked, and gets the pay link by %s alone', async (way) => {
  const { status, bookingId } = await book({ email: '', contactBy: way })
  expect(status).toBe(200)
  expect(await app.ctx.db.message.findMany({ where: { bookingId } })).toMatchObject([{ way, news: 'pay-link' }])
  const emails = await app.ctx.db.outbox.findMany({ where: { name: 'email-pay-link' } })
  expect(emails.map(({ payload }) => payload)).not.toContainEqual({ bookingId })
  const requested = await request({ contactBy: way })
  expect(requested.status).toBe(200)
})

test('a caller without email is refused where the news would go by email, and so is every visitor', async () => {
  const why = 'Enter an email address, or choose WhatsApp or SMS for the news'
  for (const answer of [await book({ email: '' }), await request({ contactBy: 'email' })])
    expect(answer).toMatchObject({ status: 422, fields: { email: why } })
  const visitor = { ...draftBody(), email: '', contactBy: 'sms' }
  expect(await send('/api/payment/initiate', visitor, {})).toMatchObject({ status: 422, fields: { email: /required/ } })
})

test('people without email are not one patient: each is found and erased by the own number', async () => {
  const { bookingId } = await book({ email: '', contactBy: 'sms' })
  const shared = await book({ contactBy: 'sms', email: 'daughter@example.com' })
  await send(`/api/callers/${crypto.randomUUID()}/booking`, {
    ...draftBody({ username: 'Somebody Else', phoneNumber: '0501239999' }),
    ...{ email: '', contactBy: 'sms' },
  })
  const records = await app.get(`/api/bloodtests/${bookingId}/patient`, coordinator)
  const { bookings } = (await records.json()) as { bookings: { fullName: string }[] }
  expect(bookings.map(({ fullName }) => fullName)).not.toContain('Somebody Else')
  expect(bookings).toHaveLength(2)

  const found = await app.post('/api/patients/find', { contact: phoneNumber }, admin)
  expect(await found.json()).toMatchObject({ bookings: 1, requests: 0 })
  await app.ctx.db.booking.updateMany({ data: { paymentStatus: 'Failed' } })
  const erased = await app.post('/api/patients/erase', { contact: phoneNumber, reason: 'They asked for it' }, admin)
  expect(await erased.json()).toMatchObject({ bookings: 1 })
  const left = await app.ctx.db.booking.findMany({ where: { erasedAt: null } })
  expect(left.map(({ fullName }) => fullName)).toContain('Somebody Else')
  expect(left.map(({ id }) => id)).not.toContain(bookingId)
  expect(left.map(({ id }) => id)).toContain(shared.bookingId)
})

test('two visits of people without email do not count as visits of one mailbox', async () => {
  const first = await book({ email: '', contactBy: 'sms', phoneNumber: '0501237001' })
  const second = await book({ email: '', contactBy: 'sms', phoneNumber: '0501237002' })
  const { holdLimits } = app.ctx.settings
  expect(holdLimits.perPerson).toBeGreaterThan(0)
  for (const { bookingId } of [first, second]) {
    const link = await app.get(`/api/bloodtests/${bookingId}/pay-link`, coordinator)
    const { url, orderId } = (await link.json()) as { url: string; orderId: string }
    const token = new URL(url).searchParams.get('token')
    expect((await send(`/api/orders/${orderId}/pay`, { token }, {})).status).toBe(200)
  }
})
