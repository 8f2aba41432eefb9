import { waitFor } from '@homecare/dev-servers/wait-for'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reclaimLost } from './reclaim-lost'
import { openBench, type Bench } from './testing/bench'
import { sendRequest } from './testing/records'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const relayedAgo = (minutes: number) =>
  bench.ctx.db.outbox.updateMany({ data: { relayedAt: new Date(Date.now() - minutes * 60_000) } })

test('what a queue lost is handed over again after an hour; what is done stays done', async () => {
  await sendRequest(bench.ctx)
  await relayedAgo(59)
  expect(await reclaimLost(bench.ctx)).toBe(0)
  await relayedAgo(61)
  expect(await reclaimLost(bench.ctx)).toBe(2)
  const worker = await bench.startWorker()
  await waitFor(() => bench.mailbox.messages().length === 2, { timeoutMs: 10_000, what: 'both mails' })
  await waitFor(async () => (await bench.ctx.db.outbox.count({ where: { relayedAt: null } })) === 0, {
    timeoutMs: 5_000,
    what: 'the relay',
  })
  await worker.stop()
  await relayedAgo(61)
  expect(await reclaimLost(bench.ctx)).toBe(0)
})
