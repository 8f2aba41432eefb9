import { hasRedisServer, startRedis, type RunningRedis } from '@homecare/dev-servers/system/redis'
import { afterAll, describe } from 'vitest'
import { workerConformance } from './testing/worker.conformance'

describe('the worker with its queue on Postgres', () => {
  workerConformance(async () => undefined)
})

describe.skipIf(!hasRedisServer())('the worker with its queue on Redis (needs redis-server on the PATH)', () => {
  let redis: RunningRedis | undefined
  workerConformance(async () => {
    redis = await startRedis()
    return { redisUrl: redis.url }
  })
  afterAll(() => redis?.stop())
})
