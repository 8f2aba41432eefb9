import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { moveVisit } from './move'
import { staffMoveVisit } from './staff-move'

const HOUR = 3_600_000
const coordinator = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())
const { paid, stored, effects, history } = bookingSteps(() => ctx)
const staffMove = (id: string, version: number, to: { date: string; time: string }) =>
  staffMoveVisit({ ctx, actor: coordinator, input: { id, version, ...to } })

it('a move by staff closes the change request, emails the patient, and ignores the lead time', async () => {
  const { id, orderId, token, version } = await paid({ date: '2026-03-06' })
  ctx.wait(3 * 24 * HOUR - 20 * HOUR)
  const requested = { date: '2026-03-06', time: '06:00 Pm' }
  const actor = { name: 'visitor', role: 'visitor' } as const
  await moveVisit({ ctx, actor, input: { orderId, token, version, ...requested } })
  const own = await stored(orderId)
  ctx.wait(12 * HOUR + 30 * 60_000)
  const soon = { date: '2026-03-06', time: '10:30 Am' }
  await expect(staffMove(id, own.version - 1, soon)).rejects.toMatchObject({ code: 'CONFLICT' })
  await staffMove(id, own.version, soon)
  expect(await stored(orderId)).toMatchObject({
    ...soon,
    needsAction: null,
    changeRequests: [{ closedBy: 'coordinator' }],
  })
  expect((await history(id)).at(-1)).toBe('coordinator: moved')
  expect(await effects('email-booking-moved')).toBe(1)
})

it('a move by staff gives a visit that was paid without a slot its seat and its first confirmation', async () => {
  const { id, orderId } = await paid({ date: '2026-03-06' })
  await ctx.db.slotSeat.deleteMany({ where: { bookingId: id } })
  await ctx.db.outbox.deleteMany({})
  const { version } = await ctx.db.booking.update({ where: { id }, data: { needsAction: 'paid-slot-gone' } })
  const to = { date: '2026-03-10', time: '06:00 Pm' }
  await staffMove(id, version, to)
  expect(await stored(orderId)).toMatchObject({ needsAction: null, seat: { ...to, state: 'booked' } })
  expect([await effects('email-booking-confirmed'), await effects('email-booking-moved')]).toEqual([1, 0])
})

it.each([
  ['is at that time already', '10:00 Am'],
  ['was canceled', '11:00 Am'],
])('a move by staff throws ILLEGAL_TRANSITION for a visit that %s', async (which, time) => {
  const { id, version } = await paid({ date: '2026-03-06' })
  if (which === 'was canceled') await ctx.db.booking.update({ where: { id }, data: { status: 'Canceled' } })
  await expect(staffMove(id, version, { date: '2026-03-06', time })).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
  })
})
