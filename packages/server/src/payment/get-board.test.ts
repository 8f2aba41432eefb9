import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeBookingStatus } from '../visit/change-status'
import { bookingSteps } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getMoneyBoard } from './get-board'
import { queryPayment } from './query'

const DAY_MS = 24 * 3600_000
const coordinator = { name: 'coordinator', role: 'coordinator' } as const
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

const { start, payAs, paid } = bookingSteps(() => ctx)
const DATE = { date: '2026-03-20' }
const board = async () => (await getMoneyBoard({ ctx })).items
const reasons = async () =>
  (await board()).map(({ reason, detail, attemptId }) => [reason, detail, attemptId].join(' ')).sort()

it('the money board is empty when payments and visits match', async () => {
  await paid(DATE)
  await start(DATE)
  expect(await board()).toEqual([])
})

it('the money board lists a paid booking without a slot once', async () => {
  const { id, orderId } = await paid(DATE)
  await ctx.db.slotSeat.deleteMany({ where: { bookingId: id } })
  await ctx.db.booking.update({ where: { id }, data: { needsAction: 'paid-slot-gone' } })
  expect(await board()).toMatchObject([
    {
      bookingId: id,
      orderId,
      reason: 'paid-without-slot',
      detail: 'paid-slot-gone',
      total: 370,
      attemptId: orderId,
      since: ctx.now().toISOString(),
    },
  ])
})

it('the money board lists a pending visit whose payment was reversed', async () => {
  const { orderId } = await paid(DATE)
  ctx.gateway.reports(orderId, { status: 'Chargeback' })
  await queryPayment({ ctx, actor: coordinator, input: { attemptId: orderId } })
  expect(await reasons()).toEqual([`confirmed-without-payment reversed ${orderId}`, `needs-action reversed ${orderId}`])
})

it('the money board lists a payment of a different amount', async () => {
  const { orderId } = await start(DATE)
  await payAs(orderId, 'Successful', { amountFils: 100 })
  expect(await reasons()).toEqual([`amount-differs  ${orderId}`])
})

it('the money board lists a refund in progress, and an undecided payment of a canceled visit', async () => {
  const [first, second] = [await paid(DATE), await paid(DATE)]
  const cancel = ({ id, version }: typeof first, refundPayment?: boolean) =>
    changeBookingStatus({ ctx, actor: coordinator, input: { id, version, status: 'Canceled', refundPayment } })
  await cancel(first, true)
  await cancel(second)
  expect(await reasons()).toEqual([
    `refund-awaited requested ${first.orderId}`,
    `refund-awaited undecided ${second.orderId}`,
  ])
})

it('the money board lists an unconfirmed payment from the ninth day, since the gateway cancels it after twelve', async () => {
  const awaited = await start(DATE)
  const unconfirmed = await paid(DATE)
  await payAs((await start(DATE)).orderId, 'Shipped')
  await payAs(awaited.orderId, 'Awaited')
  ctx.wait(9 * DAY_MS - 1)
  expect(await board()).toEqual([])
  ctx.wait(1)
  expect(await reasons()).toEqual([
    `unconfirmed-for-long awaited ${awaited.orderId}`,
    `unconfirmed-for-long successful ${unconfirmed.orderId}`,
  ])
})

it('the money board lists all other bookings that need action', async () => {
  const { orderId } = await start(DATE)
  await payAs(orderId, 'Fraud')
  expect(await reasons()).toEqual([`needs-action unknown-status ${orderId}`])
})
