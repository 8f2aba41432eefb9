import { addDays, dubaiDate } from '@homecare/domain/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { createUnpaidBooking } from '../testing/records'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { enqueueReminders } from './enqueue-reminders'

const HOUR = 60 * 60_000
let database: TestDatabase
let ctx: TestCtx
let paid: string
let unpaid: string

beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } })
  // This is 08:00 in Dubai on the day before the visits.
  paid = (await createUnpaidBooking(ctx)).bookingId
  ctx.wait(1_000)
  await ctx.db.booking.update({ where: { id: paid }, data: { paymentStatus: 'Paid', draftKey: 'another' } })
  unpaid = (await createUnpaidBooking(ctx)).bookingId
})
afterAll(() => database.drop())

async function reminded(): Promise<unknown[]> {
  await enqueueReminders({ ctx })
  const rows = await ctx.db.outbox.findMany({ where: { name: 'email-visit-reminder' } })
  return rows.map(({ payload }) => payload)
}

test('no reminder is sent before nine in the morning', async () => {
  expect(await reminded()).toEqual([])
})

test('every paid visit gets one reminder from nine on the day before, however often the job runs', async () => {
  ctx.wait(HOUR)
  expect(await reminded()).toEqual([{ bookingId: paid }])
  ctx.wait(3 * HOUR)
  expect(await reminded()).toEqual([{ bookingId: paid }])
})

test('no reminder is sent on the day of the visit, even for a booking that is paid on that day', async () => {
  ctx.wait(20 * HOUR)
  await ctx.db.booking.update({ where: { id: unpaid }, data: { paymentStatus: 'Paid' } })
  expect(await reminded()).toHaveLength(1)
})

test.each([
  ['11:30 after its confirmation, no reminder is sent', 11.5, 0],
  ['12:30 after its confirmation, the reminder is sent', 12.5, 1],
])('of a visit that was booked for tomorrow: %s', async (_, hours, reminders) => {
  const own = testContext({ db: database.db, settings: ctx.settings })
  const { id } = await bookingSteps(() => own).paid({ date: addDays(dubaiDate(own.now()), 1) })
  own.wait(hours * HOUR)
  await enqueueReminders({ ctx: own })
  const payload = { path: ['bookingId'], equals: id }
  expect(await database.db.outbox.count({ where: { name: 'email-visit-reminder', payload } })).toBe(reminders)
})
