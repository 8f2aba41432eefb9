import { runProgram } from '@homecare/dev-servers/run-program'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { hasRedisServer, startRedis } from '@homecare/dev-servers/system/redis'
import { createRequest } from '@homecare/server/testing/records'
import { silenceableServer } from '@homecare/server/testing/silenceable-server'
import { expect, onTestFinished, test } from 'vitest'
import { programEnv } from './testing/program-env'
import { openWorkerFixture } from './testing/worker-fixture'

/** A worker whose open connections to Postgres fall silent while a job's query waits there; new connections work. */
async function emailsAfterSilence(queue: Record<string, string>): Promise<number> {
  const fixture = await openWorkerFixture()
  onTestFinished(() => fixture.close())
  await createRequest(fixture.ctx)
  const database = await silenceableServer(fixture.database.url)
  onTestFinished(() => database.stop())
  const start = (): void => {
    const { child } = runProgram('worker', { ...programEnv(fixture), DATABASE_URL: database.url, ...queue })
    onTestFinished(() => void child.kill('SIGKILL'))
  }
  await fixture.ctx.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE service_request`
      const waiting = async (): Promise<number> =>
        tx.$executeRaw`SELECT FROM pg_locks WHERE NOT granted AND relation = 'service_request'::regclass`
      start()
      // The board's job reads the requests as well.
      await waitFor(async () => (await waiting()) >= 2, { timeoutMs: 60_000, what: 'two jobs that read requests' })
      database.silence()
    },
    { timeout: 70_000 },
  )
  await waitFor(() => fixture.mailbox.messages().length >= 2, { timeoutMs: 60_000, what: 'two emails' })
  return fixture.mailbox.messages().length
}

test('jobs whose connections to Postgres have fallen silent are done over new ones, with the queue on Postgres', async () => {
  expect(await emailsAfterSilence({})).toBe(2)
}, 180_000)

test.skipIf(!hasRedisServer())(
  'jobs whose connections to Postgres have fallen silent are done over new ones, with the queue on Redis (needs redis-server on the PATH)',
  async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.stop())
    expect(await emailsAfterSilence({ REDIS_URL: redis.url })).toBe(2)
  },
  180_000,
)
