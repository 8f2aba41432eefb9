import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPgIdempotency } from '../adapters/pg-idempotency'
import type { Ctx } from '../process/context'
import type { Idempotency } from '../ports/idempotency'
import { createUnpaidBooking } from '../testing/records'
import { openCardSandbox, type CardSandbox } from '../testing/card-sandbox'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { requestRefund } from './request-refund'
import { reconcileDue } from './reconcile-due'
import { makeRefund } from './make-refund'

let database: TestDatabase
let base: TestCtx
let card: CardSandbox
let idempotency: Idempotency
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase()
  base = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } })
  card = await openCardSandbox(base)
  idempotency = createPgIdempotency(database.url)
  ctx = { ...base, gateway: card.gateway }
})
afterAll(async () => {
  await card.sandbox.stop()
  await idempotency.close()
  await database.drop()
})

const booking = (id: string) => ctx.db.booking.findUniqueOrThrow({ where: { id } })
const atGateway = (orderNo: string) => card.sandbox.orders().find((order) => order.orderNo === orderNo)
/** Makes the refund as the worker does. */
const run = (input: { bookingId: string; attemptId: string }, using = ctx) =>
  idempotency.run(`refund-payment:${input.attemptId}`, () => makeRefund({ ctx: using, input }))

async function request(attemptId: string): Promise<void> {
  const attempt = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId }, include: { parts: true } })
  expect(await requestRefund(ctx.db, attempt, ctx.now())).toBe(true)
}

/** Creates a booking that was paid at the sandbox, canceled, and whose refund was requested. */
async function canceled() {
  const { orderId, bookingId } = await createUnpaidBooking(base)
  const { totalFils } = await ctx.db.booking.update({ where: { id: bookingId }, data: { draftKey: orderId } })
  await card.visit(orderId, totalFils)
  await card.sandbox.complete(orderId, 'close')
  base.wait(120_000)
  await reconcileDue({ ctx })
  await ctx.db.booking.update({ where: { id: bookingId }, data: { status: 'Canceled', refund: 'requested' } })
  const payload = { bookingId, attemptId: orderId }
  await request(orderId)
  return { payload, run: (using = ctx) => run(payload, using) }
}

test('a refund is made once, however often its handler runs, even in parallel', async () => {
  const { payload, run } = await canceled()
  await Promise.all([run(), run()])
  await run()
  expect(await booking(payload.bookingId)).toMatchObject({ refund: 'done', needsAction: null })
  expect(atGateway(payload.attemptId)).toMatchObject({
    status: 'Refunded',
    refunds: [{ refNo: `RF-${payload.attemptId}` }],
  })
  const emails = await ctx.db.outbox.findMany({ where: { name: 'email-refund-done' } })
  expect(emails.map((row) => row.payload)).toEqual([payload])
  const history = await ctx.db.auditEntry.findMany({
    where: { subjectId: payload.bookingId, action: 'refund accepted' },
  })
  expect(history).toHaveLength(1)
})

test('a refund whose result is stored is not repeated after a crash before its idempotency key is stored', async () => {
  const { payload, run } = await canceled()
  await makeRefund({ ctx, input: payload })
  const { version } = await booking(payload.bookingId)
  await run()
  expect(await booking(payload.bookingId)).toMatchObject({ refund: 'done', version })
  expect(atGateway(payload.attemptId)?.refunds).toHaveLength(1)
  const where = { subjectId: payload.bookingId, action: 'refund accepted' }
  expect(await ctx.db.auditEntry.count({ where })).toBe(1)
})

test('a refund whose response was lost is not repeated, since the gateway knows its reference', async () => {
  const { payload, run } = await canceled()
  const refund: Ctx['gateway']['refund'] = async (requested) => {
    await card.gateway.refund(requested)
    return { ok: false, reason: 'timeout', detail: '' }
  }
  await expect(run({ ...ctx, gateway: { ...card.gateway, refund } })).rejects.toThrow()
  expect((await booking(payload.bookingId)).refund).toBe('requested')
  await run()
  expect((await booking(payload.bookingId)).refund).toBe('done')
  expect(atGateway(payload.attemptId)?.refunds).toHaveLength(1)
})

test('an accepted refund is checked until the gateway reports it as complete', async () => {
  const { payload, run } = await canceled()
  await run()
  base.wait(120_000)
  await reconcileDue({ ctx })
  expect(await booking(payload.bookingId)).toMatchObject({
    paymentStatus: 'Reversed',
    refund: 'done',
    needsAction: null,
  })
  const attempt = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: payload.attemptId } })
  expect(attempt).toMatchObject({ state: 'reversed', refund: 'done', nextCheckAt: null })
})

test('a refund that the gateway refuses needs action and is emailed to staff', async () => {
  const { payload, run } = await canceled()
  const { trackingId } = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: payload.attemptId } })
  await card.gateway.refund({ trackingId: trackingId ?? '', amountFils: 100, backFils: 0, reference: 'made-by-hand' })
  await run()
  expect(await booking(payload.bookingId)).toMatchObject({ refund: 'failed', needsAction: 'refund-failed' })
  const emails = await ctx.db.outbox.findMany({ where: { name: 'email-needs-action' } })
  expect(emails.map((row) => row.payload)).toEqual([{ bookingId: payload.bookingId, reason: 'refund-failed' }])
  const where = { attemptId: payload.attemptId }
  const again = await ctx.db.paymentAttempt.findUniqueOrThrow({ where, include: { parts: true } })
  expect(await requestRefund(ctx.db, again, ctx.now())).toBe(true)
  expect(await requestRefund(ctx.db, { ...again, refund: 'requested' }, ctx.now())).toBe(false)
})

test('both payments of a booking that was paid twice are refunded', async () => {
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
  await request(second)
  await run()
  expect((await booking(payload.bookingId)).refund).toBe('requested')
  const accepting = {
    ...ctx,
    gateway: { ...card.gateway, refund: async () => ({ ok: true, value: { message: 'done' } }) as const },
  }
  await makeRefund({ ctx: accepting, input: { ...payload, attemptId: second } })
  expect((await booking(payload.bookingId)).refund).toBe('done')
})
