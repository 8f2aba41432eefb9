import { waitFor } from '@homecare/dev-servers/wait-for'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { requeueLost } from '@homecare/server/outbox/requeue-lost'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'
import { createRequest } from '@homecare/server/testing/records'

let fixture: WorkerFixture
beforeAll(async () => {
  fixture = await openWorkerFixture()
})
afterAll(() => fixture.close())

const relayedAgo = (minutes: number) =>
  fixture.ctx.db.outbox.updateMany({ data: { relayedAt: new Date(Date.now() - minutes * 60_000) } })

test('an effect that the queue has lost is added again after an hour, and one that is done is not', async () => {
  await createRequest(fixture.ctx)
  await relayedAgo(59)
  expect(await requeueLost({ ctx: fixture.ctx })).toBe(0)
  await relayedAgo(61)
  expect(await requeueLost({ ctx: fixture.ctx })).toBe(2)
  const worker = await fixture.startWorker()
  await waitFor(() => fixture.mailbox.messages().length === 2, { timeoutMs: 10_000, what: 'both emails' })
  await waitFor(async () => (await fixture.ctx.db.outbox.count({ where: { relayedAt: null } })) === 0, {
    timeoutMs: 5_000,
    what: 'the relay',
  })
  await worker.stop()
  await relayedAgo(61)
  expect(await requeueLost({ ctx: fixture.ctx })).toBe(0)
})

test('effects in a queue that has lost its data are added again within seconds, not after an hour', async () => {
  const own = await openWorkerFixture()
  onTestFinished(() => own.close())
  await createRequest(own.ctx)
  await own.ctx.db.outbox.updateMany({ data: { relayedAt: new Date() } })
  await own.startWorker()
  await waitFor(() => own.mailbox.messages().length === 2, { timeoutMs: 20_000, what: 'both emails' })
}, 40_000)
