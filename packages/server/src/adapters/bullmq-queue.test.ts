import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe } from 'vitest'
import { freePort } from '@homecare/dev-servers/ports'
import { QUEUE_NAME } from '../ports/queue'
import { queueConformance } from '../ports/queue.conformance'
import { hasRedisServer, startRedis, type RunningRedis } from '@homecare/dev-servers/system/redis'
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
    unreachableUrl: `postgresql://nobody@127.0.0.1:${nobody}/none`,
    loseNextRun: async (name) => {
      await database.db.$executeRaw`DELETE FROM bullmq.job WHERE scheduler_id = ${name} AND finished_at_ms IS NULL`
    },
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
    unreachableUrl: `redis://127.0.0.1:${nobody}`,
    loseNextRun: async (name) => {
      const client = new Redis(redis.url)
      for (const key of await client.keys(`bull:${QUEUE_NAME}:repeat:${name}:*`)) {
        const id = key.slice(`bull:${QUEUE_NAME}:`.length)
        await client.zrem(`bull:${QUEUE_NAME}:delayed`, id)
        await client.del(key)
      }
      client.disconnect()
    },
  })
})
