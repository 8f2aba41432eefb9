import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkerCtx } from '../job'
import { openBench, type Bench } from '../testing/bench'
import { startOrder } from '../testing/records'
import { openCardDesk, type CardDesk } from '../testing/sandbox'
import { requestRefund } from '@homecare/server/payment/request-refund'
import { reconcilePayments } from './reconcile-payments'
import { refundPayment } from './refund-payment'

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

const booking = (id: string) => ctx.db.booking.findUniqueOrThrow({ where: { id } })
const atGateway = (orderNo: string) => desk.sandbox.orders().find((order) => order.orderNo === orderNo)
const key = (attemptId: string) => `refund-payment:${attemptId}`

async function ask(attemptId: string): Promise<void> {
  const attempt = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId } })
  expect(await requestRefund(ctx.db, attempt, ctx.now())).toBe(true)
}

/** A booking that was paid at the sandbox, canceled, and whose refund was decided. */
async function canceled() {
  const { orderId, bookingId } = await startOrder(bench.ctx)
  const { totalFils } = await ctx.db.booking.update({ where: { id: bookingId }, data: { draftKey: orderId } })
  await desk.visit(orderId, totalFils)
  await desk.sandbox.complete(orderId, 'close')
  bench.ctx.wait(120_000)
  await reconcilePayments.run(ctx, {}, 'round')
  await ctx.db.booking.update({ where: { id: bookingId }, data: { status: 'Canceled', refund: 'asked' } })
  const payload = { bookingId, attemptId: orderId }
  await ask(orderId)
  return { payload, run: (using = ctx) => refundPayment.run(using, payload, key(orderId)) }
}

test('a refund is made once, however often and however simultaneously its handler runs', async () => {
  const { payload, run } = await canceled()
  await Promise.all([run(), run()])
  await run()
  expect(await booking(payload.bookingId)).toMatchObject({ refund: 'done', needsAction: null })
  expect(atGateway(payload.attemptId)).toMatchObject({
    status: 'Refunded',
    refunds: [{ refNo: `RF-${payload.attemptId}` }],
  })
  const mails = await ctx.db.outbox.findMany({ where: { name: 'mail-refund-done' } })
  expect(mails.map((row) => row.payload)).toEqual([payload])
  const history = await ctx.db.auditEntry.findMany({
    where: { subjectId: payload.bookingId, action: 'refund accepted' },
  })
  expect(history).toHaveLength(1)
})

test('a refund whose answer was lost is not made twice: the gateway knows the reference', async () => {
  const { payload, run } = await canceled()
  const refund: WorkerCtx['gateway']['refund'] = async (asked) => {
    await desk.gateway.refund(asked)
    return { ok: false, reason: 'timeout', detail: '' }
  }
  await expect(run({ ...ctx, gateway: { ...desk.gateway, refund } })).rejects.toThrow()
  expect((await booking(payload.bookingId)).refund).toBe('asked')
  await run()
  expect((await booking(payload.bookingId)).refund).toBe('done')
  expect(atGateway(payload.attemptId)?.refunds).toHaveLength(1)
})

test('a refund that was taken on is followed until the gateway says that the money is back', async () => {
  const { payload, run } = await canceled()
  await run()
  bench.ctx.wait(120_000)
  await reconcilePayments.run(ctx, {}, 'round')
  expect(await booking(payload.bookingId)).toMatchObject({
    paymentStatus: 'Reversed',
    refund: 'done',
    needsAction: null,
  })
  const attempt = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: payload.attemptId } })
  expect(attempt).toMatchObject({ state: 'reversed', refund: 'done', nextCheckAt: null })
})

test('a refund that the gateway refuses is shown to staff and mailed to them', async () => {
  const { payload, run } = await canceled()
  const { trackingId } = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: payload.attemptId } })
  await desk.gateway.refund({ trackingId: trackingId ?? '', amountFils: 100, reference: 'made-by-hand' })
  await run()
  expect(await booking(payload.bookingId)).toMatchObject({ refund: 'failed', needsAction: 'refund-failed' })
  const mails = await ctx.db.outbox.findMany({ where: { name: 'mail-needs-action' } })
  expect(mails.map((row) => row.payload)).toEqual([{ bookingId: payload.bookingId, reason: 'refund-failed' }])
  const again = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: payload.attemptId } })
  expect(await requestRefund(ctx.db, again, ctx.now())).toBe(true)
  expect(await requestRefund(ctx.db, { ...again, refund: 'asked' }, ctx.now())).toBe(false)
})

test('a booking that was paid twice is refunded when both payments are', async () => {
  const { payload, run } = await canceled()
  const first = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: payload.attemptId } })
  const second = `${payload.attemptId}-2`
  await ctx.db.paymentAttempt.create({
    data: {
      bookingId: payload.bookingId,
      attemptId: second,
      number: 2,
      state: 'surplus',
      amountFils: first.amountFils,
      trackingId: 'T2',
    },
  })
  await ask(second)
  await run()
  expect((await booking(payload.bookingId)).refund).toBe('asked')
  const willing = {
    ...ctx,
    gateway: { ...desk.gateway, refund: async () => ({ ok: true, value: { message: 'done' } }) as const },
  }
  await refundPayment.run(willing, { ...payload, attemptId: second }, key(second))
  expect((await booking(payload.bookingId)).refund).toBe('done')
})
