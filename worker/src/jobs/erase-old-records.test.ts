import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from '../testing/bench'
import { sendRequest } from '../testing/records'
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
