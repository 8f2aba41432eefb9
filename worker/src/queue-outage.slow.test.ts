import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { hasRedisServer, startRedis } from '@homecare/dev-servers/system/redis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorkerFixture, STAFF_INBOX, type WorkerFixture } from './testing/worker-fixture'
import { createRequest } from '@homecare/server/testing/records'

describe.skipIf(!hasRedisServer())('an outage of the queue’s server (needs redis-server on the PATH)', () => {
  let fixture: WorkerFixture
  beforeAll(async () => {
    fixture = await openWorkerFixture()
  })
  afterAll(() => fixture.close())

  test('effects wait in the outbox while the queue is down, health reports the outage, and all are handled afterwards', async () => {
    const port = await freePort()
    const first = await startRedis(port)
    const worker = await fixture.startWorker(fixture.openQueue({ redisUrl: first.url }))
    const health = async () => (await fetch(`http://127.0.0.1:${worker.port}/healthz`)).status
    const runs = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${worker.port}/metrics`)).text()
      return Number(/jobs_total\{name="reconcile-payments",outcome="done"\} (\d+)/.exec(metrics)?.[1] ?? 0)
    }
    expect(await health()).toBe(200)

    await first.stop()
    for (const service of ['Elderly Care', 'Ventilator Care', 'Palliative Care'])
      await createRequest(fixture.ctx, service)
    await waitFor(async () => (await health()) === 503, { timeoutMs: 10_000, what: 'health to report it' })
    expect(await fixture.ctx.db.outbox.count({ where: { relayedAt: null } })).toBe(6)

    const second = await startRedis(port)
    await waitFor(() => fixture.mailbox.messages().length >= 6, { timeoutMs: 20_000, what: 'six emails' })
    await waitFor(async () => (await health()) === 200, { timeoutMs: 10_000, what: 'health to be ok' })
    const before = await runs()
    await waitFor(async () => (await runs()) > before, {
      timeoutMs: 25_000,
      what: 'the schedules on a queue server that lost its data',
    })
    await worker.stop()
    await second.stop()
    expect(fixture.mailbox.messages().filter(({ to }) => to === STAFF_INBOX)).toHaveLength(3)
    expect(fixture.mailbox.messages()).toHaveLength(6)
  }, 60_000)
})
