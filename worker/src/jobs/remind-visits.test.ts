import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { startOrder } from '../testing/records'
import { remindVisits } from './remind-visits'

const HOUR = 60 * 60_000
let bench: Bench
let paid: string
let unpaid: string

beforeAll(async () => {
  bench = await openBench()
  // 08:00 in Dubai on the day before the visits.
  paid = (await startOrder(bench.ctx)).bookingId
  bench.ctx.wait(1_000)
  await bench.ctx.db.booking.update({ where: { id: paid }, data: { paymentStatus: 'Paid', draftKey: 'another' } })
  unpaid = (await startOrder(bench.ctx)).bookingId
})
afterAll(() => bench.close())

async function reminded(): Promise<unknown[]> {
  await remindVisits.run(bench.ctx, {}, 'round')
  const rows = await bench.ctx.db.outbox.findMany({ where: { name: 'mail-visit-reminder' } })
  return rows.map(({ payload }) => payload)
}

test('nobody is reminded before nine in the morning', async () => {
  expect(await reminded()).toEqual([])
})

test('from nine on the day before, every paid visit is recalled once, however often the round comes', async () => {
  bench.ctx.wait(HOUR)
  expect(await reminded()).toEqual([{ bookingId: paid }])
  bench.ctx.wait(3 * HOUR)
  expect(await reminded()).toEqual([{ bookingId: paid }])
})

test('on the day itself it is too late, also for one that is paid now', async () => {
  bench.ctx.wait(20 * HOUR)
  await bench.ctx.db.booking.update({ where: { id: unpaid }, data: { paymentStatus: 'Paid' } })
  expect(await reminded()).toHaveLength(1)
})
