import { isPaidIn } from '@homecare/domain/payment'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draft } from '../testing/draft'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { receiveGatewayMessage } from './receive-message'
import { returnFromGateway } from './return'
import { settlePayment } from './settle'
import { startBooking } from '../booking/start'

let database: TestDatabase
let ctx: TestCtx
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.gatewayMessage.deleteMany()
  await database.db.outbox.deleteMany()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

async function start(): Promise<string> {
  return (await startBooking({ ctx, input: draft({ fullName: `Patient ${++people}` }) })).orderId
}
const settle = (attemptId: string, source: 'browser' | 'push' | 'reconcile' = 'push') =>
  settlePayment({ ctx, input: { attemptId, source } })
const stored = (orderId: string) =>
  database.db.booking.findUniqueOrThrow({
    where: { orderId },
    include: { attempts: { orderBy: { number: 'asc' } }, seat: true },
  })
const effects = async () =>
  (await database.db.outbox.findMany({ orderBy: { createdAt: 'asc' } })).map(({ name }) => name).sort()

describe('settlement by the status call', () => {
  it('a payment books the seat and emails patient and staff once, however often and by whichever way it is reported', async () => {
    const id = await start()
    ctx.gateway.reports(id, { status: 'Shipped' })
    await Promise.all([settle(id, 'browser'), settle(id), settle(id), settle(id, 'reconcile')])
    expect(await stored(id)).toMatchObject({
      paymentStatus: 'Paid',
      needsAction: null,
      seat: { state: 'booked', heldUntil: null },
      attempts: [{ state: 'paid', trackingId: `T-${id}`, nextCheckAt: null }],
    })
    expect(await effects()).toEqual(['email-booking-confirmed', 'email-staff-booking'])
  })

  it('a payment stays pending while the gateway reports so or does not respond, whatever the browser posted', async () => {
    const id = await start()
    const encResp = ctx.gateway.encResp({ orderNo: id, orderStatus: 'Success' })
    expect(await returnFromGateway({ ctx, input: { encResp } })).toMatch(
      new RegExp(`^/paymentStatus\\?orderId=${id}&token=`),
    )
    for (const reason of ['unreachable', 'timeout', 'undecodable', 'rejected'] as const) {
      ctx.gateway.answer(id, { ok: false, reason, detail: '' })
      expect(await settle(id)).toMatchObject({ state: 'initiated' })
    }
    expect(await stored(id)).toMatchObject({ paymentStatus: 'Pending', attempts: [{ state: 'initiated' }] })
    expect(await effects()).toEqual([])
  })

  it.each([
    ['another amount', { amountFils: 36_999 }],
    ['no amount', { amountFils: null }],
    ['another currency', { currency: 'USD' }],
    ['another order', { orderNo: 'ORD-1' }],
  ])('a report with %s pays nothing, needs action, and leads the visitor to an error', async (_, changes) => {
    const id = await start()
    ctx.gateway.reports(id, { status: 'Successful', ...changes })
    expect(await returnFromGateway({ ctx, input: { encResp: ctx.gateway.encResp({ orderNo: id }) } })).toContain(
      'status=error',
    )
    await settle(id)
    expect(await stored(id)).toMatchObject({
      paymentStatus: 'Pending',
      needsAction: 'amount-differs',
      attempts: [{ state: 'initiated' }],
    })
    expect(await effects()).toEqual(['email-needs-action'])
  })

  it('a failed payment stores the gateway’s message, releases the seat and emails the patient once', async () => {
    const id = await start()
    ctx.gateway.reports(id, { status: 'Unsuccessful' })
    const encResp = ctx.gateway.encResp({
      orderNo: id,
      orderStatus: 'Failure',
      failureMessage: 'Card & bank said <no>',
    })
    const path = await returnFromGateway({ ctx, input: { encResp } })
    expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toMatchObject({
      status: 'failed',
      orderId: id,
      reason: 'declined',
    })
    await settle(id)
    expect(await stored(id)).toMatchObject({
      paymentStatus: 'Failed',
      seat: null,
      attempts: [{ state: 'failed', failureMessage: 'Card & bank said <no>' }],
    })
    expect(await effects()).toEqual(['email-payment-failed'])
    const [email] = await ctx.db.outbox.findMany({ where: { name: 'email-payment-failed' } })
    expect(email?.notBefore?.getTime()).toBe(ctx.now().getTime() + 15 * 60_000)
  })

  it('a payment that the patient canceled on the card page is not finished instead of failed', async () => {
    const id = await start()
    ctx.gateway.reports(id, { status: 'Aborted' })
    const encResp = ctx.gateway.encResp({
      orderNo: id,
      orderStatus: 'Aborted',
      failureMessage: 'I have changed my mind',
    })
    const path = await returnFromGateway({ ctx, input: { encResp } })
    expect(path).toContain('reason=not-finished')
    expect(path).not.toContain('message')
  })

  it('a late success books the seat again if it is free', async () => {
    const id = await start()
    ctx.gateway.reports(id, { status: 'Unsuccessful' })
    await settle(id)
    ctx.gateway.reports(id, { status: 'Successful' })
    await settle(id)
    expect(await stored(id)).toMatchObject({ paymentStatus: 'Paid', needsAction: null, seat: { state: 'booked' } })
  })

  it('a late success without a free seat is paid and needs action', async () => {
    ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 } } })
    const id = await start()
    ctx.wait(21 * 60_000)
    await start()
    ctx.gateway.reports(id, { status: 'Successful' })
    await settle(id)
    expect(await stored(id)).toMatchObject({ paymentStatus: 'Paid', needsAction: 'paid-slot-gone', seat: null })
    expect(await effects()).toEqual(['email-needs-action'])
  })

  it('a booking needs action when two of its attempts are paid', async () => {
    const input = draft({ fullName: `Patient ${++people}` })
    const { orderId } = await startBooking({ ctx, input })
    ctx.gateway.reports(orderId, { status: 'Aborted' })
    await settle(orderId)
    await startBooking({ ctx, input })
    for (const attempt of [`${orderId}-2`, orderId]) {
      ctx.gateway.reports(attempt, { status: 'Successful' })
      await settle(attempt)
    }
    expect(await stored(orderId)).toMatchObject({
      paymentStatus: 'Paid',
      needsAction: 'paid-twice',
      attempts: [{ state: 'surplus' }, { state: 'paid' }],
    })
  })

  it('a returned payment is reversed, and needs action unless staff had requested the refund', async () => {
    for (const [refund, needsAction] of [
      ['none', 'reversed'],
      ['done', null],
    ] as const) {
      const id = await start()
      for (const status of ['Successful', 'Refunded', 'Successful']) {
        ctx.gateway.reports(id, { status })
        await settle(id)
        await database.db.paymentAttempt.update({ where: { attemptId: id }, data: { refund } })
      }
      expect(await stored(id)).toMatchObject({
        paymentStatus: 'Reversed',
        needsAction,
        attempts: [{ state: 'reversed' }],
      })
    }
  })

  it('an attempt expires after the hold when the gateway has no record of it, and after 12 days in any case', async () => {
    const [unknownOrder, unreachable] = [await start(), await start()]
    ctx.gateway.answer(unknownOrder, { ok: false, reason: 'no-record', detail: '51419' })
    ctx.gateway.answer(unreachable, { ok: false, reason: 'unreachable', detail: '' })
    expect(await settle(unknownOrder, 'reconcile')).toMatchObject({ state: 'initiated' })
    ctx.wait(21 * 60_000)
    expect(await settle(unknownOrder, 'reconcile')).toMatchObject({ state: 'expired' })
    expect(await settle(unreachable, 'reconcile')).toMatchObject({ state: 'initiated' })
    ctx.wait(12 * 24 * 3600_000)
    expect(await settle(unreachable, 'reconcile')).toMatchObject({ state: 'expired' })
  })

  it('a pending attempt is checked at growing intervals of six hours at most', async () => {
    const id = await start()
    const waits: number[] = []
    for (let n = 0; n < 10; n++) {
      await settle(id, 'reconcile')
      waits.push(((await stored(id)).attempts[0]!.nextCheckAt!.getTime() - ctx.now().getTime()) / 1000)
    }
    expect(waits).toEqual([240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600, 21_600])
  })
})

describe('messages of the gateway', () => {
  it('a thousand large undecryptable messages from one IP address are one small row with a count', async () => {
    const encResp = `zz\0garbage${'f'.repeat(19_000)}`
    const post = () => receiveGatewayMessage({ ctx, input: { source: 'push', encResp, from: '203.0.113.1' } })
    for (let n = 0; n < 10; n++) await Promise.all(Array.from({ length: 100 }, post))
    expect(await database.db.gatewayMessage.count()).toBe(0)
    const rows = await database.db.unreadableMessage.findMany()
    expect(rows).toMatchObject([{ source: 'push', count: 1000, sample: expect.stringMatching(/^zz\uFFFDgarbage/) }])
    expect(rows[0]?.sample).toHaveLength(200)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.1')
  })

  it.each([
    ['an unknown order', { orderNo: 'ORD-404' }, undefined],
    ['an order number with NUL', { orderNo: 'ORD-\0' }, undefined],
    ['an unknown order in message and form', { orderNo: 'ORD-404' }, 'ORD-405'],
  ])('a return for %s redirects to the error page', async (_, { orderNo }, hint) => {
    const encResp = ctx.gateway.encResp({ orderNo })
    expect(await returnFromGateway({ ctx, input: { encResp, orderNo: hint } })).toMatch(
      /^\/paymentStatus\?status=error&reason=unreadable$/,
    )
    expect(ctx.gateway.statusCalls).toEqual([])
  })
})

describe('generated histories of payments', () => {
  const RESULTS = [
    'Successful',
    'Shipped',
    'Awaited',
    'Unsuccessful',
    'Aborted',
    'Refunded',
    'Fraud',
    'wrong-amount',
    'unreachable',
    'no-record',
  ] as const
  const step = fc.record({
    attempt: fc.integer({ min: 0, max: 2 }),
    result: fc.constantFrom(...RESULTS),
    source: fc.constantFrom('browser', 'push', 'reconcile'),
    retry: fc.boolean(),
    minutes: fc.integer({ min: 0, max: 30 }),
    twice: fc.boolean(),
  })

  it('no generated history breaks an invariant of money, seats and emails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        ctx = testContext({
          db: database.db,
          settings: { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 } },
        })
        await database.db.booking.deleteMany()
        await database.db.outbox.deleteMany()
        const input = draft({ fullName: `Patient ${++people}` })
        const { orderId } = await startBooking({ ctx, input })
        const confirmed = new Set<string>()
        let before = await stored(orderId)
        for (const { attempt, result, source, retry, minutes, twice } of steps) {
          const target = before.attempts[Math.min(attempt, before.attempts.length - 1)]!
          if (result === 'unreachable' || result === 'no-record')
            ctx.gateway.answer(target.attemptId, { ok: false, reason: result, detail: '' })
          else if (result === 'wrong-amount')
            ctx.gateway.reports(target.attemptId, { status: 'Successful', amountFils: 1 })
          else ctx.gateway.reports(target.attemptId, { status: result })
          if (result === 'Successful' || result === 'Shipped') confirmed.add(target.attemptId)
          const input_ = { attemptId: target.attemptId, source: source as 'push' }
          await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => settlePayment({ ctx, input: input_ })))
          const after = await stored(orderId)
          for (const { attemptId, state, nextCheckAt } of after.attempts) {
            const old = before.attempts.find((each) => each.attemptId === attemptId)
            if (old?.state === 'paid') expect(['paid', 'reversed']).toContain(state)
            if (old?.state === 'reversed') expect(state).toBe('reversed')
            if (isPaidIn(state)) expect(confirmed).toContain(attemptId)
            expect(nextCheckAt !== null || state !== 'initiated').toBe(true)
          }
          expect(after.attempts.filter(({ state }) => state === 'paid').length).toBeLessThanOrEqual(1)
          if (after.attempts.some(({ state }) => state === 'surplus')) expect(after.needsAction).not.toBeNull()
          if (after.attempts.some(({ state }) => state === 'paid'))
            expect(after.seat?.state === 'booked' || after.needsAction !== null).toBe(true)
          ctx.wait(minutes * 60_000)
          if (retry) await startBooking({ ctx, input }).catch(() => {})
          before = await stored(orderId)
        }
        const keys = (await database.db.outbox.findMany()).map(({ effectKey }) => effectKey)
        expect(keys.filter((key) => key.startsWith('email-booking-confirmed')).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 25, seed: 20_261_121 },
    )
  }, 120_000)
})
