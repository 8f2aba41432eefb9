import { expect, it } from 'vitest'
import { getMoneyBoard } from '../payment/get-board'
import { queryPayment } from '../payment/query'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { clearAction } from './clear-action'
import { getBooking } from '../record/get-booking'
import { ownDatabase } from '../testing/own-database'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()

const { start, payAs, paid, stored, history } = bookingSteps(() => ctx)
const clear = async (id: string, version: number) => {
  await clearAction({ ctx, actor, input: { id, version, note: 'Called\0 the bank' } })
  return getBooking({ ctx, input: { id } })
}

it('a needs-action mark is cleared with a note, and a repeated report does not set it again', async () => {
  const { orderId } = await start()
  await payAs(orderId, 'Successful', { amountFils: 100 })
  const { id, version } = await stored(orderId)
  expect(await outcomeOf(clear(id, version + 7))).toBe('CONFLICT')
  const { needsAction, history: entries } = await clear(id, version)
  expect(needsAction).toBeNull()
  expect(entries.at(-1)).toMatchObject({
    action: 'action cleared',
    detail: { reason: 'amount-differs', note: 'Called\uFFFD the bank' },
  })
  await clear(id, version)
  await queryPayment({ ctx, actor, input: { attemptId: orderId } })
  expect((await getMoneyBoard({ ctx })).items).toEqual([])
  expect((await history(id)).filter((line) => line === 'coordinator: action cleared')).toHaveLength(1)
})

it('clearing a needs-action mark closes the patient’s change requests', async () => {
  const { id, orderId } = await paid()
  await ctx.db.changeRequest.create({ data: { bookingId: id, kind: 'cancel', createdAt: ctx.now() } })
  const { version } = await ctx.db.booking.update({ where: { id }, data: { needsAction: 'change-requested' } })
  await clear(id, version)
  expect(await stored(orderId)).toMatchObject({ needsAction: null, changeRequests: [{ closedBy: 'coordinator' }] })
})

it('clearing a booking without a needs-action mark changes nothing, whatever the version', async () => {
  const { id, orderId, version } = await paid()
  await clear(id, version + 7)
  expect(await stored(orderId)).toMatchObject({ version })
  expect(await history(id)).not.toContain('coordinator: action cleared')
})

it.each(['00000000-0000-4000-8000-000000000000', 'x'])(
  'clearAction throws NOT_FOUND for the booking %j',
  async (id) => {
    expect(await outcomeOf(clear(id, 0))).toBe('NOT_FOUND')
  },
)
