import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getMoneyBoard } from './get-board'
import { receiveGatewayMessage } from './receive-message'
import { reconcileDue } from './reconcile-due'
import { refundPayment } from './refund'
import { makeRefund } from './make-refund'
import { returnFromGateway } from './return'
import { settlePayment } from './settle'

// One order number with several transactions at the gateway: a card page that was opened twice.
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.gatewayMessage.deleteMany()
  await database.db.outbox.deleteMany()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())

const { start, stored, effects } = bookingSteps(() => ctx)
const actor = { name: 'coordinator', role: 'coordinator' } as const

/** The gateway has this status for the reference, and lists it under the order number. */
function transaction(
  orderNo: string,
  referenceNo: string,
  status: string,
  changes: { amountFils?: number } = {},
): void {
  ctx.gateway.reportsReference(referenceNo, orderNo, { status, ...changes })
  ctx.gateway.listed = ctx.gateway.listed.filter((each) => each.referenceNo !== referenceNo)
  ctx.gateway.listed.unshift({ orderNo, referenceNo, status })
}
const returns = (orderNo: string, trackingId: string, orderStatus = 'Success') =>
  returnFromGateway({ ctx, input: { encResp: ctx.gateway.encResp({ orderNo, trackingId, orderStatus }), orderNo } })
const attempts = async (orderId: string) =>
  (await stored(orderId)).attempts.map(({ attemptId, orderNo, trackingId, state }) => [
    attemptId.slice(orderId.length),
    orderNo,
    trackingId,
    state,
  ])

describe('two card pages of one order number', () => {
  it('a second payment under the same order number is an attempt of its own, paid twice, mailed once, and refunded alone', async () => {
    const { orderId } = await start()
    for (const reference of ['R1', 'R2']) transaction(orderId, reference, 'Shipped')
    expect(await returns(orderId, 'R1')).toContain('status=success')
    expect(await returns(orderId, 'R2')).toContain('status=success')
    await returns(orderId, 'R2')
    expect(await attempts(orderId)).toEqual([
      ['', null, 'R1', 'paid'],
      ['-2', orderId, 'R2', 'surplus'],
    ])
    const booking = await stored(orderId)
    expect(booking).toMatchObject({ paymentStatus: 'Paid', needsAction: 'paid-twice', seat: { state: 'booked' } })
    expect([await effects('email-booking-confirmed'), await effects('email-needs-action')]).toEqual([1, 1])
    const input = { attemptId: `${orderId}-2`, version: booking.version, note: 'Paid twice' }
    await refundPayment({ ctx, actor, input })
    await makeRefund({ ctx, input: { bookingId: booking.id, attemptId: `${orderId}-2` } })
    expect(ctx.gateway.refunds).toEqual([
      { trackingId: 'R2', amountFils: booking.totalFils, backFils: 0, reference: `RF-${orderId}-2` },
    ])
    expect((await stored(orderId)).attempts.map(({ refund }) => refund)).toEqual(['none', 'done'])
    transaction(orderId, 'R2', 'Refunded')
    ctx.wait(121_000)
    await reconcileDue({ ctx })
    expect((await attempts(orderId)).map((each) => each[3])).toEqual(['paid', 'reversed'])
  })

  it('each payment on top of the first one has a row of its own on the money board until it is given back', async () => {
    const { orderId } = await start()
    for (const reference of ['R1', 'R2', 'R3']) transaction(orderId, reference, 'Shipped')
    for (const reference of ['R1', 'R2', 'R3']) await returns(orderId, reference)
    const rows = async () => {
      const { items } = await getMoneyBoard({ ctx })
      return items.filter((each) => each.orderId === orderId).map(({ detail, attemptId }) => [detail, attemptId])
    }
    const twice = [2, 3].map((number) => ['paid-twice', `${orderId}-${number}`])
    expect(new Set((await rows()).map(String))).toEqual(new Set(twice.map(String)))
    await ctx.db.paymentAttempt.update({ where: { attemptId: `${orderId}-3` }, data: { refund: 'done' } })
    expect(await rows()).toEqual(twice.slice(0, 1))
  })

  it('a payment on one page is found although the gateway reports the other page that was only opened', async () => {
    const { orderId } = await start()
    ctx.gateway.reports(orderId, { status: 'Initiated', referenceNo: 'R2' })
    transaction(orderId, 'R1', 'Shipped')
    transaction(orderId, 'R2', 'Initiated')
    expect(await returns(orderId, 'R1')).toContain('status=success')
    expect(await attempts(orderId)).toEqual([['', null, 'R1', 'paid']])
  })

  it.each(['Initiated', 'Awaited', 'Unsuccessful', 'Aborted'])(
    'a payment whose messages were lost is found by reconciliation beside a newer page that is %s',
    async (status) => {
      const { orderId } = await start()
      ctx.gateway.reports(orderId, { status, referenceNo: 'R2' })
      transaction(orderId, 'R1', 'Shipped')
      transaction(orderId, 'R2', status)
      ctx.wait(121_000)
      await reconcileDue({ ctx })
      expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Paid', seat: { state: 'booked' } })
      expect(await attempts(orderId)).toEqual([['', null, 'R1', 'paid']])
    },
  )

  it('a page that was declined after the other one had paid changes nothing and shows the payment', async () => {
    const { orderId } = await start()
    transaction(orderId, 'R1', 'Shipped')
    transaction(orderId, 'R2', 'Unsuccessful')
    await returns(orderId, 'R1')
    expect(await returns(orderId, 'R2', 'Failure')).toContain('status=success')
    expect(await attempts(orderId)).toEqual([['', null, 'R1', 'paid']])
    expect(await stored(orderId)).toMatchObject({ needsAction: null })
  })

  it('a paid attempt is not reversed by what became of another page', async () => {
    const { orderId } = await start()
    for (const reference of ['R1', 'R2']) transaction(orderId, reference, 'Shipped')
    await returns(orderId, 'R1')
    await returns(orderId, 'R2')
    transaction(orderId, 'R2', 'Chargeback')
    await settlePayment({ ctx, input: { attemptId: `${orderId}-2`, source: 'staff' } })
    expect((await attempts(orderId)).map((each) => each[3])).toEqual(['paid', 'reversed'])
  })

  it('a reference of another order changes nothing: the order itself is asked about', async () => {
    const [mine, other] = [(await start()).orderId, (await start()).orderId]
    transaction(other, 'R9', 'Shipped')
    ctx.gateway.reports(mine, { status: 'Initiated' })
    await returns(mine, 'R9')
    expect(await stored(mine)).toMatchObject({ paymentStatus: 'Pending', needsAction: null })
  })

  it('the number of a second transaction is no order number at the gateway', async () => {
    const { orderId } = await start()
    for (const reference of ['R1', 'R2']) transaction(orderId, reference, 'Shipped')
    for (const reference of ['R1', 'R2']) await returns(orderId, reference)
    const encResp = ctx.gateway.encResp({ orderNo: `${orderId}-2` })
    expect(await receiveGatewayMessage({ ctx, input: { source: 'push', encResp } })).toBeNull()
  })

  it('whatever pages were paid and whichever messages arrived, in any order: every charge has an attempt or is found later', async () => {
    const page = fc.constantFrom('Initiated', 'Shipped', 'Unsuccessful', 'Awaited')
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(3)), async (pages, arrive) => {
        const { orderId } = await start()
        pages.forEach((status, n) => transaction(orderId, `${orderId}.${n}`, status))
        ctx.gateway.reports(orderId, { status: pages.at(-1) ?? '', referenceNo: `${orderId}.${pages.length - 1}` })
        const named = arrive.map((n) => `${orderId}.${n % pages.length}`)
        await Promise.all(named.map((reference) => returns(orderId, reference)))
        await settlePayment({ ctx, input: { attemptId: orderId, source: 'reconcile' } })
        const paid = pages.flatMap((status, n) => (status === 'Shipped' ? [`${orderId}.${n}`] : []))
        const { attempts: all, needsAction } = await stored(orderId)
        const held = all.filter(({ state }) => state === 'paid' || state === 'surplus')
        // At least one charge is known, and each that a message named, each once.
        const known = held.map(({ trackingId }) => trackingId)
        expect(new Set(known).size).toBe(known.length)
        expect(known.length > 0).toBe(paid.length > 0)
        for (const reference of named.filter((each) => paid.includes(each))) expect(known).toContain(reference)
        for (const reference of known) expect(paid).toContain(reference)
        expect(all.filter(({ state }) => state === 'paid').length).toBeLessThanOrEqual(1)
        expect(needsAction).toBe(held.length > 1 ? 'paid-twice' : null)
      }),
      { numRuns: 40, seed: 20_261_125 },
    )
  }, 90_000)
})

describe('two hand-offs of one order', () => {
  it('a second tab gets the same order under another number at the gateway, a repeated call the same number', async () => {
    const offs = []
    for (const seconds of [0, 4, 2]) {
      ctx.wait(seconds * 1000)
      offs.push(await start({}, 'two-tabs-of-one'))
    }
    const { orderId } = offs[0]!
    expect(offs.map((each) => each.orderId)).toEqual([orderId, orderId, orderId])
    expect(offs.map((each) => each.encRequest)).toEqual([`enc:${orderId}`, `enc:${orderId}`, `enc:${orderId}-2`])
    expect(`${orderId}-10`.length).toBeLessThanOrEqual(30)
  })

  it('both pages paid: the second is paid twice, and its email names it once', async () => {
    const { orderId } = await start({}, 'two-hand-offs')
    ctx.wait(60_000)
    await start({}, 'two-hand-offs')
    for (const attempt of [orderId, `${orderId}-2`]) ctx.gateway.reports(attempt, { status: 'Shipped' })
    ctx.wait(121_000)
    await reconcileDue({ ctx })
    const states = (await stored(orderId)).attempts.map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['paid', 'surplus']))
    expect(await effects('email-needs-action')).toBe(1)
  })

  it('the last page was declined while an earlier one is open: the order may be tried again, and keeps its seat', async () => {
    const { orderId } = await start({}, 'left-one-open')
    ctx.wait(60_000)
    await start({}, 'left-one-open')
    ctx.gateway.reports(`${orderId}-2`, { status: 'Unsuccessful' })
    await settlePayment({ ctx, input: { attemptId: `${orderId}-2`, source: 'push' } })
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Failed', seat: { state: 'held' } })
    expect(await effects('email-payment-failed')).toBe(1)
  })
})
