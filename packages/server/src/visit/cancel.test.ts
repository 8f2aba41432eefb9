import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeBookingStatus } from './change-status'
import { clearAction } from '../booking/clear-action'
import { getOwnBooking } from '../own/get'
import { payAgain } from '../booking/pay-again'
import { bookingSteps } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { cancelVisit } from './cancel'

const DATE = '2026-03-06'
const visitor = { name: 'visitor', role: 'visitor' } as const
const coordinator = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { start, payAs, owner, paid, stored, effects } = bookingSteps(() => ctx)
const cancel = async ({ orderId, token, version }: Awaited<ReturnType<typeof owner>>) => {
  await cancelVisit({ ctx, actor: visitor, input: { orderId, token, version } })
  return getOwnBooking({ ctx, input: { orderId, token } })
}

describe('canceling a paid visit', () => {
  it('canceling a paid visit is a change request, and the visit and its seat stay until staff decide', async () => {
    const own = await paid({ date: DATE })
    const answer = await cancel(own)
    expect(answer).toMatchObject({
      order: { status: 'Pending' },
      changeRequests: [{ kind: 'cancel', date: null, time: null }],
    })
    expect(await cancel(own)).toEqual(answer)
    expect(await stored(own.orderId)).toMatchObject({ needsAction: 'change-requested', seat: { state: 'booked' } })
    expect([
      await effects('email-staff-change-request'),
      await effects('email-change-requested'),
      await effects('email-booking-canceled'),
    ]).toEqual([1, 1, 0])
  })

  it('a change request is closed when staff cancel the visit, and the booking needs no action any more', async () => {
    const own = await paid({ date: DATE })
    const { version } = await cancel(own)
    const input = { id: own.id, status: 'Canceled', version, refundPayment: true, reason: 'Patient asked' } as const
    await changeBookingStatus({ ctx, actor: coordinator, input })
    expect(await stored(own.orderId)).toMatchObject({
      needsAction: null,
      changeRequests: [{ closedBy: 'coordinator' }],
    })
    expect(await getOwnBooking({ ctx, input: own })).toMatchObject({
      move: 'no',
      cancel: 'no',
      pay: false,
      changeRequests: [],
    })
  })

  it('a change request is closed when staff clear the needs-action mark', async () => {
    const own = await paid({ date: DATE })
    const { version } = await cancel(own)
    await clearAction({ ctx, actor: coordinator, input: { id: own.id, version, note: 'Patient keeps the visit' } })
    expect(await getOwnBooking({ ctx, input: own })).toMatchObject({
      changeRequests: [],
      cancel: 'request',
      order: { needsAction: false },
    })
    expect((await stored(own.orderId)).changeRequests.map(({ closedBy }) => closedBy)).toEqual(['coordinator'])
  })
})

it('canceling an unpaid booking in time frees its seat, sends emails, and ends paying', async () => {
  const { orderId } = await start({ date: DATE })
  await payAs(orderId, 'Unsuccessful')
  const own = await owner(orderId)
  const canceled = await cancel(own)
  expect(canceled.order.status).toBe('Canceled')
  expect(await cancel(own)).toEqual(canceled)
  expect([await effects('email-booking-canceled'), await ctx.db.slotSeat.count()]).toEqual([1, 0])
  const { token } = own
  await expect(payAgain({ ctx, actor: visitor, input: { orderId, token } })).rejects.toMatchObject({ code: 'CONFLICT' })
})
