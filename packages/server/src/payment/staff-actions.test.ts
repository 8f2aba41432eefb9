import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeBookingStatus } from '../visit/change-status'
import { getBooking } from '../record/get-booking'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { queryPayment } from './query'
import { recordRefund } from './record-refund'
import { refundPayment } from './refund'
import { voidPayment } from './void'

const actor = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())

const { start, owner, paid, stored, history } = bookingSteps(() => ctx)
const DATE = { date: '2026-03-20' }
const started = async () => owner((await start(DATE)).orderId)
const query = (attemptId: string) => queryPayment({ ctx, actor, input: { attemptId } })
const voidIt = (attemptId: string) => voidPayment({ ctx, actor, input: { attemptId } })
const refund = async (attemptId: string, version: number, note = 'Paid twice by mistake') => {
  const { bookingId: id } = await refundPayment({ ctx, actor, input: { attemptId, version, note } })
  return getBooking({ ctx, input: { id } })
}
/** The gateway accepts every cancellation. */
function gatewayCancels(attemptId: string): void {
  const { cancel } = ctx.gateway
  ctx.gateway.cancel = async (order) => {
    ctx.gateway.reports(attemptId, { status: 'Cancelled' })
    return cancel(order)
  }
}

it('queryPayment settles the payment by the gateway’s response, and the history has the author', async () => {
  const { id, orderId } = await started()
  ctx.gateway.reports(orderId, { status: 'Shipped' })
  expect(await query(orderId)).toEqual({ attemptId: orderId, state: 'paid', message: 'Shipped' })
  expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Paid' })
  expect(await history(id)).toEqual(['visitor: payment started', 'gateway: payment paid', 'coordinator: gateway asked'])
})

describe('voidPayment', () => {
  it('voidPayment cancels an open payment once, at the gateway and in the booking, and frees the seat', async () => {
    const { id, orderId } = await started()
    ctx.gateway.reports(orderId, { status: 'Awaited' })
    gatewayCancels(orderId)
    for (let n = 0; n < 2; n++) expect(await voidIt(orderId)).toMatchObject({ state: 'failed', message: 'Cancelled' })
    expect(ctx.gateway.cancels).toEqual([{ trackingId: `T-${orderId}`, amountFils: 37_000 }])
    expect((await stored(orderId)).seat).toBeNull()
    expect((await history(id)).filter((line) => line === 'coordinator: payment voided')).toHaveLength(1)
  })

  it('voidPayment reverses a paid payment without a needs-action mark', async () => {
    const { orderId } = await paid(DATE)
    gatewayCancels(orderId)
    expect(await voidIt(orderId)).toMatchObject({ state: 'reversed' })
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Reversed', needsAction: null })
  })

  it.each([
    [
      'rejects, with its reason',
      { ok: false, reason: 'rejected', detail: 'Already shipped' },
      'CONFLICT',
      'Already shipped',
    ],
    ['does not respond', { ok: false, reason: 'timeout', detail: '' }, 'PAYMENT_UNAVAILABLE', undefined],
  ] as const)('voidPayment changes nothing when the gateway %s', async (_, answer, code, detail) => {
    const { orderId } = await paid(DATE)
    ctx.gateway.cancelResponse = answer
    await expect(voidIt(orderId)).rejects.toMatchObject({ code, detail })
    expect(await stored(orderId)).toMatchObject({
      paymentStatus: 'Paid',
      attempts: [{ state: 'paid', refund: 'none' }],
    })
  })
})

describe('refundPayment', () => {
  it('refundPayment requests the refund once, however often it is called, with the reason in the history', async () => {
    const { id, orderId, version } = await paid(DATE)
    for (let n = 0; n < 2; n++) expect(await refund(orderId, version)).toMatchObject({ refund: 'requested' })
    expect(await ctx.db.outbox.count({ where: { effectKey: { startsWith: `refund-payment:${orderId}` } } })).toBe(1)
    expect((await history(id)).filter((line) => line === 'coordinator: refund requested')).toHaveLength(1)
  })

  it('each attempt of a booking shows its refund’s progress and the gateway’s reason for a failure', async () => {
    const { id, orderId, version } = await paid(DATE)
    const shown = async () => {
      const { attempts } = await getBooking({ ctx, input: { id } })
      return attempts.map((each) => [each.refund, each.refundAt !== null, each.refundReason])
    }
    const answer = (done: boolean, detail: string) =>
      ctx.db.$transaction((tx) => recordRefund(ctx, tx, { bookingId: id, attemptId: orderId }, { done, detail }))
    expect(await shown()).toEqual([['none', false, null]])
    await refund(orderId, version)
    expect(await shown()).toEqual([['requested', true, null]])
    await answer(false, 'Refund window is over')
    await answer(false, 'Card is closed')
    expect(await shown()).toEqual([['failed', true, 'Card is closed']])
    await answer(true, 'Refunded')
    expect(await shown()).toEqual([['done', true, null]])
  })

  it('refundPayment throws CONFLICT for an unpaid attempt and for an older version', async () => {
    const { orderId, version } = await started()
    await expect(refund(orderId, version)).rejects.toMatchObject({ code: 'CONFLICT' })
    const booking = await paid(DATE)
    await expect(refund(booking.orderId, booking.version + 1)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await ctx.db.outbox.count({ where: { effectKey: `refund-payment:${booking.orderId}` } })).toBe(0)
  })
})

it.each(['ORD-404', 'no-order'])('payment actions throw NOT_FOUND for the unknown attempt %s', async (attemptId) => {
  const calls = [query(attemptId), voidIt(attemptId), refund(attemptId, 0)]
  expect(await Promise.all(calls.map(outcomeOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
})

it('the payment of a taken sample is refunded only once that is confirmed, and the history says so', async () => {
  const { id, orderId, version } = await paid(DATE)
  await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Completed', confirmAhead: true } })
  const input = { attemptId: orderId, version: version + 1, note: 'The patient was not content' }
  await expect(refundPayment({ ctx, actor, input })).rejects.toMatchObject({
    code: 'SAMPLE_TAKEN',
    detail: expect.stringContaining('This visit was completed on'),
  })
  expect((await stored(orderId)).refund).toBe('none')
  await refundPayment({ ctx, actor, input: { ...input, confirmSampleTaken: true } })
  const { sample, history: entries } = await getBooking({ ctx, input: { id } })
  expect(sample).toMatchObject({ refunded: true, accession: expect.any(String) })
  expect(entries.at(-1)).toMatchObject({ action: 'refund requested', detail: { sampleTaken: true } })
})
