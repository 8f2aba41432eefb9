import { afterAll, beforeEach, expect, test } from 'vitest'
import { createUnpaidBooking } from '../testing/records'
import { ownDatabase } from '../testing/own-database'
import { releaseSteps } from '../testing/release-steps'
import { createFiguresReader } from './figures-reader'

const { ctx, database } = await ownDatabase()
const { db } = ctx
const reader = createFiguresReader(database.url, { slotHoldMinutes: 20, reconcileAfterSeconds: 120 })
afterAll(() => reader.close())

let bookingId: string
/** An attempt of this age, of which the gateway has said this much. */
const attempt = (
  minutes: number,
  { checks = 0, gatewayStatus = null }: { checks?: number; gatewayStatus?: string | null },
) =>
  db.$executeRaw`
    UPDATE payment_attempt SET started_at = now() - ${minutes} * interval '1 minute', checks = ${checks},
      gateway_status = ${gatewayStatus}, next_check_at = now() + interval '1 minute' WHERE booking_id = ${bookingId}::uuid`
const payments = async () => (await reader.read()).payments

beforeEach(async () => {
  await db.booking.deleteMany()
  await db.outbox.deleteMany()
  ;({ bookingId } = await createUnpaidBooking(ctx))
})

test.each([
  ['of which the gateway has told nothing for six minutes is not stuck yet', 6, {}, 0],
  ['of which the gateway has told nothing for eight minutes is stuck', 8, {}, 1],
  ['that the gateway does not know is not stuck while its seat may be held', 60, { checks: 4 }, 0],
  ['that the gateway does not know is stuck when its hold is long over', 64, { checks: 5 }, 1],
  [
    'that the gateway reports as awaited is open, not stuck, for as long as that lasts',
    5000,
    { checks: 9, gatewayStatus: 'Awaited' },
    0,
  ],
])('an attempt %s', async (_, minutes, known, stuck) => {
  await attempt(minutes, known)
  expect(await payments()).toEqual({ open: 1, stuck, overdueChecks: 0 })
})

test('an attempt whose check is due for more than two minutes is overdue, and a settled one is not open', async () => {
  await db.$executeRaw`UPDATE payment_attempt SET started_at = now(), next_check_at = now() - interval '3 minutes'`
  expect(await payments()).toEqual({ open: 1, stuck: 0, overdueChecks: 1 })
  await db.$executeRaw`UPDATE payment_attempt SET state = 'failed'`
  expect(await payments()).toEqual({ open: 0, stuck: 0, overdueChecks: 0 })
})

test('an effect counts as waiting from the time at which it is due until it is relayed', async () => {
  await db.$executeRaw`
    INSERT INTO outbox (id, name, payload, effect_key, created_at, not_before, relayed_at) VALUES
      (gen_random_uuid(), 'delete-file', '{}', 'a', now() - interval '90 seconds', NULL, NULL),
      (gen_random_uuid(), 'delete-file', '{}', 'b', now() - interval '1 hour', now() - interval '10 seconds', NULL),
      (gen_random_uuid(), 'delete-file', '{}', 'c', now() - interval '1 hour', now() + interval '1 hour', NULL),
      (gen_random_uuid(), 'delete-file', '{}', 'd', now() - interval '1 hour', NULL, now())`
  const { outbox } = await reader.read()
  expect(outbox.waiting).toBe(2)
  expect(Math.floor(outbox.oldestSeconds / 10)).toBe(9)
})

test('a held seat counts as overdue two minutes after its hold ended', async () => {
  await db.$executeRaw`UPDATE slot_seat SET held_until = now() - interval '1 minute'`
  expect((await reader.read()).holds).toEqual({ held: 1, overdue: 0 })
  await db.$executeRaw`UPDATE slot_seat SET held_until = now() - interval '3 minutes'`
  expect((await reader.read()).holds).toEqual({ held: 1, overdue: 1 })
})

test('bookings are counted by status, those that need action by reason, and refunds by age', async () => {
  await db.booking.update({ where: { id: bookingId }, data: { paymentStatus: 'Paid', needsAction: 'paid-twice' } })
  await db.$executeRaw`UPDATE payment_attempt SET refund = 'requested', refund_at = now() - interval '1 day'`
  const figures = await reader.read()
  expect(figures.bookings.filter(({ count }) => count > 0)).toEqual([
    { status: 'Pending', paymentStatus: 'Paid', count: 1 },
  ])
  expect(figures.needsAction).toEqual({ 'paid-twice': 1 })
  expect(figures.refunds.requested).toBe(1)
  expect(Math.floor(figures.refunds.oldestSeconds / 3600)).toBe(24)
})

test('current and canary releases are reported with views and errors of the last ten minutes', async () => {
  const { publish, views, fail } = releaseSteps(() => ctx)
  await publish('1')
  await publish('2', { percent: '10' })
  await views('1', 40)
  await fail('2', 3)
  await db.$executeRaw`UPDATE release_health SET minute = now() - interval '5 minutes'`
  const { releases, registryRevision } = await reader.read()
  expect(releases).toEqual([
    { remote: 'site', kind: 'canary', version: '2', views: 0, errors: 3 },
    { remote: 'site', kind: 'current', version: '1', views: 40, errors: 0 },
  ])
  expect(registryRevision).toBe(2)
  await db.$executeRaw`UPDATE release_health SET minute = now() - interval '11 minutes'`
  expect((await reader.read()).releases.map(({ views, errors }) => views + errors)).toEqual([0, 0])
})
