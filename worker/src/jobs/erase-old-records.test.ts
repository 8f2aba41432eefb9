import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { sendRequest, startOrder } from '../testing/records'
import { eraseOldRecordsJob } from './erase-old-records'
import { mailRequestCanceled } from './mail-request-canceled'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
  bench.ctx.settings.retentionDays = 30
})
afterAll(() => bench.close())

const run = () => eraseOldRecordsJob.run(bench.ctx, {}, 'round')
const DAY_MS = 24 * 60 * 60_000

test('comes once a day, and erases all that is older than the setting in one round', async () => {
  expect(eraseOldRecordsJob.everyMs).toBe(DAY_MS)
  for (let n = 0; n < 5; n++) await sendRequest(bench.ctx)
  await run()
  expect(await bench.ctx.db.serviceRequest.count({ where: { erasedAt: null } })).toBe(5)
  bench.ctx.wait(31 * DAY_MS)
  await run()
  expect(await bench.ctx.db.serviceRequest.count({ where: { erasedAt: null } })).toBe(0)
})

test('a mail that was still on its way to an erased patient is not sent, and not tried again', async () => {
  const { id: requestId } = await bench.ctx.db.serviceRequest.findFirstOrThrow()
  await mailRequestCanceled.run(bench.ctx, { requestId }, 'mail-request-canceled:late')
  expect(bench.mailbox.messages()).toEqual([])
})

test('what was never paid or never carried out goes sooner than visits, also where those are kept for ever', async () => {
  bench.ctx.settings.retentionDays = 0
  const { db } = bench.ctx
  const names = () => db.booking.findMany({ select: { orderId: true, fullName: true, erasedAt: true } })
  const unpaid = await startOrder(bench.ctx)
  // On another day: the same draft would be the same order.
  bench.ctx.wait(DAY_MS)
  const paid = await startOrder(bench.ctx)
  await db.paymentAttempt.updateMany({ where: { attemptId: unpaid.orderId }, data: { state: 'failed' } })
  await db.booking.update({ where: { orderId: unpaid.orderId }, data: { paymentStatus: 'Failed' } })
  await db.paymentAttempt.updateMany({ where: { attemptId: paid.orderId }, data: { state: 'paid' } })
  await db.booking.update({ where: { orderId: paid.orderId }, data: { paymentStatus: 'Paid', status: 'Completed' } })
  await sendRequest(bench.ctx)
  await run()
  expect((await names()).every(({ erasedAt }) => erasedAt === null)).toBe(true)
  bench.ctx.wait(31 * DAY_MS)
  await run()
  const erased = (await names()).filter(({ erasedAt }) => erasedAt !== null)
  expect(erased).toMatchObject([{ orderId: unpaid.orderId, fullName: 'Erased' }])
  expect(await db.serviceRequest.count({ where: { erasedAt: null } })).toBe(1)
  bench.ctx.wait(335 * DAY_MS)
  await run()
  expect(await db.serviceRequest.count({ where: { erasedAt: null } })).toBe(0)
  expect((await names()).filter(({ erasedAt }) => erasedAt === null)).toMatchObject([{ orderId: paid.orderId }])
})
