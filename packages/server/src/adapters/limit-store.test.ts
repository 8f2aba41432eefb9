import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimit, type LimitStore, type RateLimit } from '../process/rate-limit'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { createLimitStore, type OpenLimitStore } from './limit-store'
import { hasRedisServer, startRedis, type RunningRedis } from '@homecare/dev-servers/system/redis'

type Server = Parameters<typeof createLimitStore>[0]

let database: TestDatabase
let redis: RunningRedis | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  if (hasRedisServer()) redis = await startRedis()
})
afterAll(async () => {
  await database.drop()
  await redis?.stop()
})

const limitOf = (store: LimitStore, { points = 3, seconds = 60, name = 'test' } = {}): RateLimit =>
  createRateLimit({ store, secret: 'a-secret-of-tests' }, { name, points, seconds })

function sharedCounts(serverOf: () => Server): void {
  let stores: OpenLimitStore[] = []
  beforeAll(() => {
    stores = [1, 2].map(() => createLimitStore(serverOf(), () => {}))
  })
  afterAll(() => Promise.all(stores.map((store) => store.close())))
  const both = (options: Parameters<typeof limitOf>[1]) => stores.map((store) => limitOf(store, options))

  it('all processes share the counts of a rate limit, even when they count simultaneously', async () => {
    const limits = both({ name: 'together', points: 5 })
    // A client of Redis counts in memory until its connection is up.
    const warm = both({ name: 'warm', points: 1 })
    let calls = 0
    const shared = async () => {
      const key = `${++calls}`
      return [await warm[0]?.tryTake(key), await warm[1]?.tryTake(key)]
    }
    await expect.poll(shared, { timeout: 10_000 }).toEqual([true, false])
    const results = await Promise.all(
      Array.from({ length: 10 }, () => limits.map((each) => each.tryTake('203.0.113.1'))).flat(),
    )
    expect(results.filter(Boolean)).toHaveLength(5)
    await expect(limits[0]?.take('203.0.113.1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    })
    expect(await limits[1]?.tryTake('203.0.113.2')).toBe(true)
  })

  it('a success undoes its count of a rate limit', async () => {
    const [one, two] = both({ name: 'back', points: 1 }) as [RateLimit, RateLimit]
    for (let n = 0; n < 3; n++) {
      expect(await one.tryTake('x')).toBe(true)
      await two.undo('x')
    }
    expect(await two.tryTake('x')).toBe(true)
    expect(await one.tryTake('x')).toBe(false)
  })

  it('a rate limit resets after its period, also for a waiting call', async () => {
    const [one, two] = both({ name: 'waiting', points: 1, seconds: 1 }) as [RateLimit, RateLimit]
    await one.takeWhenFree('x')
    await two.takeWhenFree('x')
    expect(await one.tryTake('x')).toBe(false)
  })
}

describe('counts of rate limits in Postgres', () => {
  sharedCounts(() => ({ databaseUrl: database.url }))

  it('counts of rate limits are stored without IP addresses and names', async () => {
    const store = createLimitStore({ databaseUrl: database.url }, () => {})
    await limitOf(store, { name: 'private' }).take('secret-name 203.0.113.77')
    const rows = await database.db.rateLimitCount.findMany({ where: { key: { startsWith: 'private' } } })
    expect(rows).toHaveLength(1)
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
    ).not.toMatch(/secret-name|203\.0/)
    await store.close()
  })
})

describe.runIf(hasRedisServer())('counts of rate limits in Redis', () => {
  sharedCounts(() => ({ redisUrl: redis?.url ?? '' }))
})

describe('rate limits without their store', () => {
  it.each([
    ['Postgres', { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' }],
    ['Redis', { redisUrl: 'redis://127.0.0.1:1' }],
  ] as const)(
    'each process limits by its own counts and logs that once while its store is down: %s',
    async (_, server) => {
      const reports: Error[] = []
      const store = createLimitStore(server, (error) => reports.push(error))
      const limit = limitOf(store)
      expect(await Promise.all([1, 2, 3, 4].map(() => limit.tryTake('x')))).toEqual([true, true, true, false])
      expect(reports).toHaveLength(1)
      await store.close()
    },
  )
})
