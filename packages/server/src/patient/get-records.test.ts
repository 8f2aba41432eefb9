import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeBookingStatus } from '../visit/change-status'
import { startForCaller } from '../booking/start-for-caller'
import { requestForCaller } from '../request/request-for-caller'
import { bookingSteps } from '../testing/booking-steps'
import { draft } from '../testing/draft'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { findCaller } from './find-caller'
import { getPatientRecords } from './get-records'

const actor = { name: 'sara', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
let requestId: string
let paidId: string
const { paid } = bookingSteps(() => ctx)

beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  paidId = (await paid({ phoneNumber: '+971 50 123 4567', time: '10:00 Am' })).id
  const canceled = await paid({ phoneNumber: '00971501234567', email: 'MONA@example.com', time: '10:30 Am' })
  const change = { status: 'Canceled', version: canceled.version, refundPayment: true, reason: 'Ill' } as const
  await changeBookingStatus({ ctx, actor, input: { id: canceled.id, ...change } })
  const callId = randomUUID()
  ctx.wait(1000)
  const call = draft({ phoneNumber: '0501234567', time: '11:00 Am', locale: 'ar' })
  await startForCaller({ ctx, actor, input: { callId, ...call } })
  const request = { fullName: 'Mona Haddad', email: 'mona.h@example.com', phoneNumber: '971501234567' }
  const input = {
    ...request,
    date: '2026-03-05',
    service: 'Elderly Care',
    orderId: 'ORD-77',
    locale: 'en' as const,
    contactBy: 'email' as const,
  }
  requestId = (await requestForCaller({ ctx, actor, input })).id
  await requestForCaller({ ctx, actor, input })
  await paid({ fullName: 'Omar Said', email: 'omar@example.com', phoneNumber: '0507777777', time: '11:30 Am' })
})
afterAll(() => database.drop())

describe('a patient’s page', () => {
  it('has every visit and request with the same email or phone number, and nobody else’s', async () => {
    const page = await getPatientRecords({ ctx, input: { kind: 'services', id: requestId } })
    expect(page.bookings.map(({ time, paymentStatus }) => [time, paymentStatus])).toEqual([
      ['11:00 Am', 'Unpaid'],
      ['10:30 Am', 'Paid'],
      ['10:00 Am', 'Paid'],
    ])
    expect(page.requests).toMatchObject([{ orderId: 'ORD-77', service: 'Elderly Care' }])
  })

  it('adds up what was paid, what is to be paid and what is still to be refunded', async () => {
    const { money } = await getPatientRecords({ ctx, input: { kind: 'bloodtests', id: paidId } })
    expect(money).toEqual({ paid: 740, refunded: 0, open: 370, refundOpen: 370 })
  })

  it('is not found for an unknown record', async () => {
    const input = { kind: 'bloodtests', id: randomUUID() } as const
    await expect(getPatientRecords({ ctx, input })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a known caller', () => {
  it.each(['0501234567', '+971 50 123 4567', '00971-50-1234567', '(050) 123 45 67', 'mona@EXAMPLE.com'])(
    'is found by %s, with language, address and tests of the last booking',
    async (text) => {
      const { callers } = await findCaller({ ctx, input: { text } })
      expect(callers.find(({ email }) => email.toLowerCase() === 'mona@example.com')).toMatchObject({
        fullName: 'Mona Haddad',
        locale: 'ar',
        address: { building: 'Sunrise Tower' },
        lastItems: [{ kind: 'package', id: 1, name: 'Basic Health Package I' }],
        bookings: 3,
      })
    },
  )

  it('is not searched for with half a number', async () => {
    await expect(findCaller({ ctx, input: { text: '123 4567' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await findCaller({ ctx, input: { text: '0500000000' } })).toEqual({ callers: [] })
  })
})

it('a request that staff write for a caller is one request after a double click, with staff in its history', async () => {
  expect(await ctx.db.serviceRequest.count({ where: { orderId: 'ORD-77' } })).toBe(1)
  const [entry] = await ctx.db.auditEntry.findMany({ where: { subjectId: requestId } })
  expect(entry).toMatchObject({ actor: 'sara', action: 'appointment requested', detail: { by: 'phone' } })
})
