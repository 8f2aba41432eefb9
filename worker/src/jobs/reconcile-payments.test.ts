import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkerCtx } from '../job'
import { openBench, type Bench } from '../testing/bench'
import { startOrder } from '../testing/records'
import { openCardDesk, type CardDesk } from '../testing/sandbox'
import { reconcilePayments } from './reconcile-payments'

let bench: Bench
let desk: CardDesk
let ctx: WorkerCtx
beforeAll(async () => {
  bench = await openBench()
  desk = await openCardDesk(bench)
  ctx = { ...bench.ctx, gateway: desk.gateway }
})
afterAll(async () => {
  await desk.sandbox.stop()
  await bench.close()
})

const run = () => reconcilePayments.run(ctx, {}, 'round')
const booking = (id: string) =>
  ctx.db.booking.findUniqueOrThrow({ where: { id }, include: { attempts: true, seat: true } })

/** An order whose visitor is on the card page; each one another draft. */
async function atTheGateway() {
  const order = await startOrder(bench.ctx)
  const { totalFils } = await ctx.db.booking.update({
    where: { id: order.bookingId },
    data: { draftKey: order.orderId },
  })
  await desk.visit(order.orderId, totalFils)
  return order
}

test('an attempt that was paid and never came back is asked about after two minutes, not before, and booked', async () => {
  const { orderId, bookingId } = await atTheGateway()
  await desk.sandbox.complete(orderId, 'close')
  bench.ctx.wait(119_000)
  await run()
  expect((await booking(bookingId)).paymentStatus).toBe('Pending')
  bench.ctx.wait(1_000)
  await run()
  const settled = await booking(bookingId)
  expect(settled).toMatchObject({
    paymentStatus: 'Paid',
    seat: { state: 'booked' },
    attempts: [{ state: 'paid', nextCheckAt: null }],
  })
  expect(settled.attempts[0]?.trackingId).toMatch(/\d+/)
  const effects = await ctx.db.outbox.findMany({ where: { payload: { path: ['bookingId'], equals: bookingId } } })
  expect(effects.map(({ name }) => name).sort()).toEqual(['mail-booking-confirmed', 'mail-staff-booking'])
})

test('several rounds at once settle it once', async () => {
  const { orderId, bookingId } = await atTheGateway()
  await desk.sandbox.complete(orderId, 'close')
  bench.ctx.wait(120_000)
  await Promise.all([run(), run(), run()])
  expect((await booking(bookingId)).paymentStatus).toBe('Paid')
  expect(await ctx.db.outbox.count({ where: { effectKey: `mail-booking-confirmed:${bookingId}` } })).toBe(1)
})

test('a declined attempt frees its seat and is mailed about', async () => {
  const { orderId, bookingId } = await atTheGateway()
  desk.sandbox.complete(orderId, 'decline', { notify: false }).catch(() => {})
  bench.ctx.wait(120_000)
  await run()
  expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'Failed', seat: null })
  expect(await ctx.db.outbox.count({ where: { effectKey: `mail-payment-failed:${orderId}` } })).toBe(1)
})

test('while the gateway is away the attempt waits for its next turn', async () => {
  const { bookingId } = await atTheGateway()
  desk.sandbox.setStatusMode('error')
  bench.ctx.wait(120_000)
  await run()
  const waiting = await booking(bookingId)
  expect(waiting.paymentStatus).toBe('Pending')
  expect(waiting.attempts[0]?.nextCheckAt?.getTime()).toBeGreaterThan(ctx.now().getTime())
  desk.sandbox.setStatusMode('ok')
})

test('an attempt that can’t be settled does not keep the others from their turn', async () => {
  const stuck = await atTheGateway()
  const other = await atTheGateway()
  await desk.sandbox.complete(other.orderId, 'close')
  bench.ctx.wait(120_000)
  const orderStatus: WorkerCtx['gateway']['orderStatus'] = (attemptId, limits) =>
    attemptId === stuck.orderId ? Promise.reject(new Error('a defect')) : desk.gateway.orderStatus(attemptId, limits)
  await reconcilePayments.run({ ...ctx, gateway: { ...desk.gateway, orderStatus } }, {}, 'round')
  expect((await booking(other.bookingId)).paymentStatus).toBe('Paid')
  expect((await booking(stuck.bookingId)).attempts[0]?.nextCheckAt?.getTime()).toBeGreaterThan(ctx.now().getTime())
})
