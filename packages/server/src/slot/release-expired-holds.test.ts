import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnpaidBooking } from '../testing/records'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { releaseExpiredHolds } from './release-expired-holds'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 50 } } })
})
afterAll(() => database.drop())

const seats = () => ctx.db.slotSeat.findMany()
const run = () => releaseExpiredHolds({ ctx })

test('a seat is held for the hold time, then released with an entry in the audit history', async () => {
  const { bookingId } = await createUnpaidBooking(ctx)
  ctx.wait(19 * 60_000)
  await run()
  expect(await seats()).toHaveLength(1)
  ctx.wait(60_000)
  await run()
  expect(await seats()).toEqual([])
  const history = await ctx.db.auditEntry.findMany({ where: { subjectId: bookingId }, orderBy: { id: 'asc' } })
  expect(history.map(({ actor, action }) => `${actor}: ${action}`)).toContain('system: held seat released')
})

test('a booking during its settlement keeps its seat, and a booked seat is never released', async () => {
  const { bookingId } = await createUnpaidBooking(ctx)
  ctx.wait(21 * 60_000)
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM booking WHERE id = ${bookingId}::uuid FOR UPDATE`
    await run()
    expect(await seats()).toHaveLength(1)
    await tx.slotSeat.update({ where: { bookingId }, data: { state: 'booked', heldUntil: null } })
  })
  await run()
  expect(await seats()).toHaveLength(1)
})
