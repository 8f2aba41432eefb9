import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../process/context'
import { createUnpaidBooking } from '../testing/records'
import { openCardSandbox, type CardSandbox } from '../testing/card-sandbox'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { reconcileDue } from './reconcile-due'

let database: TestDatabase
let base: TestCtx
let card: CardSandbox
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase()
  base = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } })
  card = await openCardSandbox(base)
  ctx = { ...base, gateway: card.gateway }
})
afterAll(async () => {
  await card.sandbox.stop()
  await database.drop()
})

const run = () => reconcileDue({ ctx })
const booking = (id: string) =>
  ctx.db.booking.findUniqueOrThrow({ where: { id }, include: { attempts: true, seat: true } })

/** Creates an order whose visitor is on the card page, each from a different draft. */
async function atTheGateway() {
  const order = await createUnpaidBooking(base)
  const { totalFils } = await ctx.db.booking.update({
    where: { id: order.bookingId },
    data: { draftKey: order.orderId },
  })
  await card.visit(order.orderId, totalFils)
  return order
}

test('a paid attempt without a return is checked after two minutes, not earlier, and booked', async () => {
  const { orderId, bookingId } = await atTheGateway()
  await card.sandbox.complete(orderId, 'close')
  base.wait(119_000)
  await run()
  expect((await booking(bookingId)).paymentStatus).toBe('Pending')
  base.wait(1_000)
  await run()
  const settled = await booking(bookingId)
  expect(settled).toMatchObject({
    paymentStatus: 'Paid',
    seat: { state: 'booked' },
    attempts: [{ state: 'paid', nextCheckAt: null }],
  })
  expect(settled.attempts[0]?.trackingId).toMatch(/\d+/)
  const effects = await ctx.db.outbox.findMany({ where: { payload: { path: ['bookingId'], equals: bookingId } } })
  expect(effects.map(({ name }) => name).sort()).toEqual(['email-booking-confirmed', 'email-staff-booking'])
})

test('parallel runs of the reconciliation settle an attempt once', async () => {
  const { orderId, bookingId } = await atTheGateway()
  await card.sandbox.complete(orderId, 'close')
  base.wait(120_000)
  await Promise.all([run(), run(), run()])
  expect((await booking(bookingId)).paymentStatus).toBe('Paid')
  expect(await ctx.db.outbox.count({ where: { effectKey: `email-booking-confirmed:${bookingId}` } })).toBe(1)
})

test('reconciliation releases the seat of a declined attempt and emails the patient', async () => {
  const { orderId, bookingId } = await atTheGateway()
  card.sandbox.complete(orderId, 'decline', { notify: false }).catch(() => {})
  base.wait(120_000)
  await run()
  expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'Failed', seat: null })
  expect(await ctx.db.outbox.count({ where: { effectKey: `email-payment-failed:${orderId}` } })).toBe(1)
})

test('an attempt waits for its next check while the gateway is unreachable', async () => {
  const { bookingId } = await atTheGateway()
  card.sandbox.setStatusMode('error')
  base.wait(120_000)
  await run()
  const waiting = await booking(bookingId)
  expect(waiting.paymentStatus).toBe('Pending')
  expect(waiting.attempts[0]?.nextCheckAt?.getTime()).toBeGreaterThan(ctx.now().getTime())
  card.sandbox.setStatusMode('ok')
})

test('an attempt that can’t be settled does not delay the others', async () => {
  const stuck = await atTheGateway()
  const other = await atTheGateway()
  await card.sandbox.complete(other.orderId, 'close')
  base.wait(120_000)
  const orderStatus: Ctx['gateway']['orderStatus'] = (attemptId, limits) =>
    attemptId === stuck.orderId ? Promise.reject(new Error('a defect')) : card.gateway.orderStatus(attemptId, limits)
  await reconcileDue({ ctx: { ...ctx, gateway: { ...card.gateway, orderStatus } } })
  expect((await booking(other.bookingId)).paymentStatus).toBe('Paid')
  expect((await booking(stuck.bookingId)).attempts[0]?.nextCheckAt?.getTime()).toBeGreaterThan(ctx.now().getTime())
})

test('an attempt of a clock that was an hour ahead is checked two minutes later, not when that hour has come', async () => {
  base.wait(3_600_000)
  const { orderId, bookingId } = await atTheGateway()
  base.wait(120_000)
  await run()
  expect((await booking(bookingId)).attempts[0]?.checks).toBe(1)
  await card.sandbox.complete(orderId, 'close')
  base.wait(-3_600_000)
  await run()
  expect((await booking(bookingId)).paymentStatus).toBe('Paid')
})

test('an attempt is not checked sooner because others are late or it was checked often', async () => {
  const { bookingId } = await atTheGateway()
  for (const seconds of [120, 240, 480]) {
    base.wait(seconds * 1_000)
    await run()
  }
  const before = await booking(bookingId)
  expect(before.attempts[0]?.checks).toBe(3)
  base.wait(2_000)
  await run()
  expect(await booking(bookingId)).toEqual(before)
})
