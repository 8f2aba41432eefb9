import { freePort } from '@homecare/dev-servers/ports'
import { hasRedisServer, startRedis, type RunningRedis } from '@homecare/server/adapters/redis-for-tests'
import { afterAll, describe, expect, it } from 'vitest'
import { booking } from '../testing/bookings'
import { queueBoardConformance } from '../testing/queue-board.conformance'
import { createTestApp } from '../testing/test-app'

describe('the queue board with the queue on Postgres', () => {
  queueBoardConformance(async () => undefined)
})

describe.skipIf(!hasRedisServer())('the queue board with the queue on Redis (needs redis-server on the PATH)', () => {
  let redis: RunningRedis | undefined
  // Hooks end in the opposite order: the app lets go of its queue first.
  afterAll(() => redis?.stop())
  queueBoardConformance(async () => {
    redis = await startRedis()
    return { redisUrl: redis.url }
  })
})

it('without the queue’s server the board says so, and bookings are taken as ever', async () => {
  const app = await createTestApp({ queueAt: { redisUrl: `redis://127.0.0.1:${await freePort()}` } })
  const answer = await app.get('/api/queue', await app.login('admin'))
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE'])
  const headers = { 'idempotency-key': 'without-a-queue' }
  expect((await app.post('/api/payment/initiate', booking(), headers)).status).toBe(200)
  await app.close()
})
