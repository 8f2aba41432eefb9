import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { settlePayment } from '../payment/settle'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { recordVisitStep } from '../visit/record-step'
import { clearAction } from './clear-action'
import { payAgain } from './pay-again'

// A booking names one reason for which staff have to act. Whatever else happens to it meanwhile waits, and is never lost.
const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { paid, start, payAs, owner, stored } = bookingSteps(() => ctx)

async function clear(orderId: string): Promise<string | null> {
  const { id, version } = await stored(orderId)
  await clearAction({ ctx, actor, input: { id, version, note: 'Called' } })
  return (await stored(orderId)).needsAction
}
const settle = (attemptId: string) => settlePayment({ ctx, input: { attemptId, source: 'push' } })
const reversed = async (orderId: string) => {
  ctx.gateway.reports(orderId, { status: 'Chargeback' })
  await settle(orderId)
  expect((await stored(orderId)).needsAction).toBe('reversed')
}
const requestsCancel = async (bookingId: string) => {
  await ctx.db.changeRequest.create({ data: { bookingId, kind: 'cancel', createdAt: ctx.now() } })
  await ctx.db.booking.update({ where: { id: bookingId }, data: { needsAction: 'change-requested' } })
}
const nobodyThere = (bookingId: string) =>
  recordVisitStep({
    ctx,
    actor,
    input: { id: randomUUID(), bookingId, kind: 'nobodyThere', at: ctx.now().toISOString() },
  })

describe('several reasons at the same time', () => {
  it('a payment that settles an unknown status leaves another attempt’s wrong amount to staff', async () => {
    const { orderId } = await start()
    await payAs(orderId, 'Unsuccessful')
    const { orderId: id, token } = await owner(orderId)
    await payAgain({ ctx, actor: { name: 'visitor', role: 'visitor' }, input: { orderId: id, token } })
    const again = `${orderId}-2`
    ctx.gateway.reports(orderId, { status: 'Shipped', amountFils: null })
    await settle(orderId)
    expect((await stored(orderId)).needsAction).toBe('amount-differs')
    ctx.gateway.reports(again, { status: 'Something new' })
    await settle(again)
    expect((await stored(orderId)).needsAction).toBe('unknown-status')
    ctx.gateway.reports(again, { status: 'Shipped' })
    await settle(again)
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Paid', needsAction: 'amount-differs' })
    expect(await clear(orderId)).toBeNull()
  })

  it('clearing a reversed payment keeps the patient’s wish to cancel open', async () => {
    const { id, orderId } = await paid()
    await requestsCancel(id)
    await reversed(orderId)
    expect(await clear(orderId)).toBe('change-requested')
    expect(await stored(orderId)).toMatchObject({ changeRequests: [{ closedAt: null }] })
    expect(await clear(orderId)).toBeNull()
    expect(await stored(orderId)).toMatchObject({ changeRequests: [{ closedBy: 'coordinator' }] })
  })

  it('clearing a reversed payment leaves that nobody opened the door, and that is cleared once', async () => {
    const { id, orderId } = await paid({ date: '2026-03-03', time: '07:00 Pm' })
    ctx.wait(60_000)
    await nobodyThere(id)
    await reversed(orderId)
    expect(await clear(orderId)).toBe('nobody-there')
    expect(await clear(orderId)).toBeNull()
    await ctx.db.booking.update({ where: { id }, data: { needsAction: 'refund-failed' } })
    expect(await clear(orderId)).toBeNull()
  })

  it('a reason that comes again after it was cleared waits again', async () => {
    const { id, orderId } = await paid()
    await requestsCancel(id)
    expect(await clear(orderId)).toBeNull()
    await requestsCancel(id)
    await reversed(orderId)
    expect(await clear(orderId)).toBe('change-requested')
  })
})
