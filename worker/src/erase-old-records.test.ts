import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'
import { createRequest, createUnpaidBooking } from '@homecare/server/testing/records'
import { effectJobs } from './effect-jobs'
import { scheduledJobs } from './scheduled-jobs'

let fixture: WorkerFixture
beforeAll(async () => {
  fixture = await openWorkerFixture()
  fixture.ctx.settings.retentionDays = 30
})
afterAll(() => fixture.close())

const run = () => scheduledJobs['erase-old-records'].run(fixture.ctx)
const DAY_MS = 24 * 60 * 60_000

test('runs once a day, and erases all that is older than the setting in one run', async () => {
  expect(scheduledJobs['erase-old-records'].everyMs).toBe(DAY_MS)
  for (let n = 0; n < 5; n++) await createRequest(fixture.ctx)
  await run()
  expect(await fixture.ctx.db.serviceRequest.count({ where: { erasedAt: null } })).toBe(5)
  fixture.ctx.wait(31 * DAY_MS)
  await run()
  expect(await fixture.ctx.db.serviceRequest.count({ where: { erasedAt: null } })).toBe(0)
})

test('an email that was waiting for an erased patient is not sent, and not retried', async () => {
  const { id: requestId } = await fixture.ctx.db.serviceRequest.findFirstOrThrow()
  await effectJobs['email-request-canceled'].run(fixture.ctx, { requestId }, 'email-request-canceled:late')
  expect(fixture.mailbox.messages()).toEqual([])
})

test('records of unpaid or canceled visits are erased sooner than the others, also where the others have no limit', async () => {
  fixture.ctx.settings.retentionDays = 0
  const { db } = fixture.ctx
  const names = () => db.booking.findMany({ select: { orderId: true, fullName: true, erasedAt: true } })
  const unpaid = await createUnpaidBooking(fixture.ctx)
  // On another day: the same draft would be the same order.
  fixture.ctx.wait(DAY_MS)
  const paid = await createUnpaidBooking(fixture.ctx)
  await db.paymentAttempt.updateMany({ where: { attemptId: unpaid.orderId }, data: { state: 'failed' } })
  await db.booking.update({ where: { orderId: unpaid.orderId }, data: { paymentStatus: 'Failed' } })
  await db.paymentAttempt.updateMany({ where: { attemptId: paid.orderId }, data: { state: 'paid' } })
  await db.booking.update({ where: { orderId: paid.orderId }, data: { paymentStatus: 'Paid', status: 'Completed' } })
  await createRequest(fixture.ctx)
  await run()
  expect((await names()).every(({ erasedAt }) => erasedAt === null)).toBe(true)
  fixture.ctx.wait(31 * DAY_MS)
  await run()
  const erased = (await names()).filter(({ erasedAt }) => erasedAt !== null)
  expect(erased).toMatchObject([{ orderId: unpaid.orderId, fullName: 'Erased' }])
  expect(await db.serviceRequest.count({ where: { erasedAt: null } })).toBe(1)
  fixture.ctx.wait(335 * DAY_MS)
  await run()
  expect(await db.serviceRequest.count({ where: { erasedAt: null } })).toBe(0)
  expect((await names()).filter(({ erasedAt }) => erasedAt === null)).toMatchObject([{ orderId: paid.orderId }])
})
