import { draftBody } from '@homecare/server/testing/draft'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { initiate, newKey } from '../testing/bookings'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let coordinator: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 1000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
  coordinator = await app.login('coordinator')
})
beforeEach(() => {
  app.ctx.messages = MESSAGE_WAYS
})
afterAll(() => app.close())

const person = { fullName: 'Omar Said', email: 'omar@example.com', phoneNumber: '0501234567', date: '2026-03-05' }
const CALLS = {
  '/api/payment/initiate': () => draftBody({ username: `Person ${newKey()}` }),
  '/api/send-email': () => ({ ...person, service: 'Elderly Care' }),
  '/api/contact': () => ({ ...person, service: 'Nurses Visit' }),
  [`/api/callers/{callId}/booking`]: () => draftBody({ username: `Caller ${newKey()}` }),
}
const calls = Object.entries(CALLS)

const send = (path: string, body: object) =>
  app.post(path.replace('{callId}', crypto.randomUUID()), body, { 'idempotency-key': newKey(), ...coordinator })

async function storedBy(answer: Response) {
  const { orderId } = (await answer.json()) as { orderId: string }
  const { booking, serviceRequest } = app.ctx.db
  const row =
    (await booking.findUnique({ where: { orderId } })) ??
    (await serviceRequest.findUniqueOrThrow({ where: { orderId } }))
  return { ...row, history: await app.ctx.db.auditEntry.findMany({ where: { subjectId: row.id } }) }
}

describe.each(calls)('POST %s', (path, body) => {
  test.each([
    [
      { contactBy: 'whatsapp', locale: 'ar' },
      { contactBy: 'whatsapp', locale: 'ar' },
    ],
    [{ contactBy: 'sms' }, { contactBy: 'sms', locale: 'en' }],
    [{ contactBy: 'email' }, { contactBy: 'email', locale: 'en' }],
    [{}, { contactBy: 'email', locale: 'en' }],
  ] as const)('stores %j as %j, and its history has the same', async (sent, expected) => {
    const { history, ...row } = await storedBy(await send(path, { ...body(), ...sent }))
    expect(row).toMatchObject(expected)
    expect(history).toMatchObject([{ detail: expected }])
  })

  test.each(['fax', 'WhatsApp', '', null, 1, ['sms']])(
    'returns 422 with the field for the way %j',
    async (contactBy) => {
      const answer = await send(path, { ...body(), contactBy })
      const { fields } = (await answer.json()) as { fields: object }
      expect([answer.status, Object.keys(fields)]).toEqual([422, ['contactBy']])
    },
  )

  test.each(['whatsapp', 'sms'])('returns 422 with the field for %s where it is not set up', async (contactBy) => {
    app.ctx.messages = {}
    const answer = await send(path, { ...body(), contactBy })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      fields: { contactBy: expect.stringMatching(/not available/) },
      reasons: { contactBy: expect.objectContaining({ code: 'wayClosed' }) },
    })
    expect((await send(path, { ...body(), contactBy: 'email' })).ok).toBe(true)
  })
})

test('a draft that is initiated again with another way is the same booking, has that way, and its history says so', async () => {
  const [key, contents] = [newKey(), { username: 'Changes Way', date: '2026-03-19' }]
  const first = await initiate(app, { ...contents, contactBy: 'whatsapp' }, key)
  const second = await initiate(app, { ...contents, contactBy: 'sms', locale: 'ar' }, key)
  const { orderId } = first.body
  expect(second).toMatchObject({ status: 200, body: { orderId } })
  const booking = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId } })
  expect(booking).toMatchObject({ contactBy: 'sms', locale: 'ar' })
  const history = await app.ctx.db.auditEntry.findMany({ where: { subjectId: booking.id }, orderBy: { id: 'asc' } })
  expect(history.map(({ action, detail }) => [action, detail])).toMatchObject([
    ['payment started', { contactBy: 'whatsapp', locale: 'en' }],
    ['way of contact changed', { contactBy: 'sms', locale: 'ar' }],
  ])
})

test('the same request sent again with another way is the first one', async () => {
  const request = { ...CALLS['/api/send-email'](), orderId: 'ORD-9' }
  expect((await send('/api/send-email', { ...request, contactBy: 'whatsapp' })).status).toBe(201)
  const again = await send('/api/send-email', { ...request, contactBy: 'sms' })
  expect(again.status).toBe(201)
  expect(await storedBy(again)).toMatchObject({ contactBy: 'whatsapp' })
})

test('the slots of a day name the ways that are set up', async () => {
  const ways = async () => ((await (await app.get('/api/slots?date=2026-03-05')).json()) as { ways: string[] }).ways
  expect(await ways()).toEqual(['whatsapp', 'sms', 'email'])
  const { sms } = MESSAGE_WAYS
  app.ctx.messages = { sms }
  expect(await ways()).toEqual(['sms', 'email'])
  app.ctx.messages = {}
  expect(await ways()).toEqual(['email'])
})

test('a record has the patient’s way for staff', async () => {
  const booking = await storedBy(await send('/api/payment/initiate', { ...draftBody(), contactBy: 'sms' }))
  const request = await storedBy(await send('/api/contact', { ...CALLS['/api/contact'](), contactBy: 'whatsapp' }))
  expect(await (await app.get(`/api/bloodtests/${booking.id}`, coordinator)).json()).toMatchObject({ contactBy: 'sms' })
  expect(await (await app.get(`/api/services/${request.id}`, coordinator)).json()).toMatchObject({
    contactBy: 'whatsapp',
  })
})
