import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { startOrder } from '../testing/records'
import { expireHolds } from './expire-holds'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const seats = () => bench.ctx.db.slotSeat.findMany()
const run = () => expireHolds.run(bench.ctx, {}, 'round')

test('a seat is held for its time, then freed and noted in the history', async () => {
  const { bookingId } = await startOrder(bench.ctx)
  bench.ctx.wait(19 * 60_000)
  await run()
  expect(await seats()).toHaveLength(1)
  bench.ctx.wait(60_000)
  await run()
  expect(await seats()).toEqual([])
  const history = await bench.ctx.db.auditEntry.findMany({ where: { subjectId: bookingId }, orderBy: { id: 'asc' } })
  expect(history.map(({ actor, action }) => `${actor}: ${action}`)).toContain('system: held seat released')
})

test('a booking that is being settled keeps its seat, and a booked seat stays for good', async () => {
  const { bookingId } = await startOrder(bench.ctx)
  bench.ctx.wait(21 * 60_000)
  await bench.ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM booking WHERE id = ${bookingId}::uuid FOR UPDATE`
    await run()
    expect(await seats()).toHaveLength(1)
    await tx.slotSeat.update({ where: { bookingId }, data: { state: 'booked', heldUntil: null } })
  })
  await run()
  expect(await seats()).toHaveLength(1)
})
