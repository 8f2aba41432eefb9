import { afterAll, describe } from 'vitest'
import { createBullmqQueue } from '../adapters/bullmq-queue'
import { hasRedisServer, startRedis, type RunningRedis } from '@homecare/dev-servers/system/redis'
import { queueBoardConformance } from './queue-board.conformance'

describe('the queue board with the queue on Postgres', () => {
  queueBoardConformance(async ({ url }) => createBullmqQueue({ databaseUrl: url }))
})

describe.skipIf(!hasRedisServer())('the queue board with the queue on Redis (needs redis-server on the PATH)', () => {
  let redis: RunningRedis | undefined
  // Hooks end in the opposite order: the queue is closed first.
  afterAll(() => redis?.stop())
  queueBoardConformance(async () => {
    redis = await startRedis()
    return createBullmqQueue({ redisUrl: redis.url })
  })
})
