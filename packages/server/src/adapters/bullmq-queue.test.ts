import { Queue as BullQueue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@homecare/devstack/ports'
import { waitFor } from '@homecare/devstack/wait-for'
import { queueConformance } from '../ports/queue.conformance'
import { hasRedisServer, startRedis, type RunningRedis } from './redis-for-tests'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { createBullmqQueue, QUEUE_NAME } from './bullmq-queue'

const nobody = await freePort()

describe('BullMQ on Postgres', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 })
  })
  afterAll(() => database.drop())

  queueConformance({
    openAt: (databaseUrl, onError) => createBullmqQueue({ databaseUrl }, onError),
    url: () => database.url,
    nowhere: `postgresql://nobody@127.0.0.1:${nobody}/none`,
  })
})

describe.skipIf(!hasRedisServer())('BullMQ on Redis (needs redis-server on the PATH)', () => {
  let redis: RunningRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  queueConformance({
    openAt: (redisUrl, onError) => createBullmqQueue({ redisUrl }, onError),
    url: () => redis.url,
    nowhere: `redis://127.0.0.1:${nobody}`,
  })

  test('a job that ran out of tries is kept, with its reason, for the queue board', async () => {
    const queue = createBullmqQueue({ redisUrl: redis.url })
    queue.work(() => Promise.reject(new Error('the mail server said no')), { concurrency: 1 })
    await queue.add(
      { id: 'kept-1', name: 'mail-staff-booking', payload: { bookingId: '1' } },
      { attempts: 2, backoffMs: 1 },
    )
    const connection = new Redis(redis.url, { maxRetriesPerRequest: null })
    const board = new BullQueue(QUEUE_NAME, { connection })
    const failed = await waitFor(async () => (await board.getFailed()).find(({ id }) => id === 'kept-1'), {
      timeoutMs: 10_000,
      what: 'the failed job',
    })
    expect(failed?.failedReason).toBe('the mail server said no')
    await queue.close()
    await board.close()
    connection.disconnect()
  })
})
