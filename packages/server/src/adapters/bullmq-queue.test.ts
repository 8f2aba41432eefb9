import { afterAll, beforeAll, describe } from 'vitest'
import { freePort } from '@homecare/devstack/ports'
import { queueConformance } from '../ports/queue.conformance'
import { hasRedisServer, startRedis, type RunningRedis } from './redis-for-tests'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { createBullmqQueue } from './bullmq-queue'

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
})
