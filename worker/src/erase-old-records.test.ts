import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'
import { createRequest } from '@homecare/server/testing/records'
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

test('the retention job runs once a day and erases all records older than the setting in one run', async () => {
  expect(scheduledJobs['erase-old-records'].everyMs).toBe(DAY_MS)
  for (let n = 0; n < 5; n++) await createRequest(fixture.ctx)
  await run()
  expect(await fixture.ctx.db.serviceRequest.count({ where: { erasedAt: null } })).toBe(5)
  fixture.ctx.wait(31 * DAY_MS)
  await run()
  expect(await fixture.ctx.db.serviceRequest.count({ where: { erasedAt: null } })).toBe(0)
})

test('an email that was queued for an erased patient is not sent and not retried', async () => {
  const { id: requestId } = await fixture.ctx.db.serviceRequest.findFirstOrThrow()
  await effectJobs['email-request-canceled'].run(fixture.ctx, { requestId }, 'email-request-canceled:late')
  expect(fixture.mailbox.messages()).toEqual([])
})
