import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createRateLimit } from '../process/rate-limit'
import { silenceableServer, type SilenceableServer } from '../testing/silenceable-server'
import { createBullmqQueue } from './bullmq-queue'
import { createLimitStore } from './limit-store'
import { hasRedisServer, startRedis, type RunningRedis } from '@homecare/dev-servers/system/redis'

async function silenceableRedis(redisUrl: string): Promise<SilenceableServer> {
  const server = await silenceableServer(redisUrl)
  onTestFinished(() => server.stop())
  return server
}

describe.skipIf(!hasRedisServer())('connections to Redis that fall silent (needs redis-server on the PATH)', () => {
  let redis: RunningRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('the queue replaces a connection to Redis on which nothing is answered any more', async () => {
    const { url, silence } = await silenceableRedis(redis.url)
    const queue = createBullmqQueue({ redisUrl: url })
    onTestFinished(() => queue.close())
    await queue.check()
    silence()
    const checked = () =>
      queue.check().then(
        () => 'answered',
        () => 'silent',
      )
    await expect.poll(checked, { timeout: 30_000 }).toBe('answered')
  }, 40_000)

  test('the rate limits are shared again after their connection to Redis has fallen silent', async () => {
    const { url, silence } = await silenceableRedis(redis.url)
    const [here, there] = [url, redis.url].map((redisUrl) => createLimitStore({ redisUrl }, () => {}))
    onTestFinished(async () => {
      await Promise.all([here?.close(), there?.close()])
    })
    const [mine, theirs] = [here, there].map(
      (store) =>
        store && createRateLimit({ store, secret: 'a-secret-of-tests' }, { name: 'silent', points: 1, seconds: 60 }),
    )
    let calls = 0
    const shared = async () => {
      const key = `${++calls}`
      return [await mine?.tryTake(key), await theirs?.tryTake(key)]
    }
    await expect.poll(shared, { timeout: 10_000 }).toEqual([true, false])
    silence()
    await expect.poll(shared, { timeout: 20_000 }).toEqual([true, false])
  }, 40_000)
})
