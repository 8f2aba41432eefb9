import { Redis } from 'ioredis'
import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { LimitStore } from '../rate-limit'
import { PooledClient } from './pooled-client'

/** The store is asked before a request is answered: one that does not answer by then is taken for absent. */
const ANSWER_MS = 1_000
const TABLE = 'rate_limit'
/** An absent store is logged this often at the most. */
const LOG_EVERY_MS = 60_000

export interface OpenLimitStore extends LimitStore {
  close(): Promise<void>
}

/** Counts in this process: for tests, and in the place of a store that is down. */
export const memoryLimitStore = (): LimitStore => ({
  limiter: ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
})

/**
 * Counts that all processes share: in Redis where there is one, else in a table of the database. While the store is down
 * each process counts in its memory, which lets through as many times more as there are processes; `onFallback` is told.
 */
export function createLimitStore(
  server: { redisUrl: string } | { databaseUrl: string },
  onFallback: (error: Error) => void,
): OpenLimitStore {
  const tell = atMostEvery(LOG_EVERY_MS, onFallback)
  return 'redisUrl' in server ? onRedis(server.redisUrl, tell) : onPostgres(server.databaseUrl, tell)
}

function onRedis(url: string, onFallback: (error: Error) => void): OpenLimitStore {
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: ANSWER_MS })
  client.on('error', onFallback)
  return {
    limiter: ({ name, points, seconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        rejectIfRedisNotReady: true,
        keyPrefix: `${TABLE}:${name}`,
        points,
        duration: seconds,
        insuranceLimiter: insurance({ points, seconds }, onFallback),
      }),
    async close() {
      client.disconnect()
    },
  }
}

function onPostgres(databaseUrl: string, onFallback: (error: Error) => void): OpenLimitStore {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    Client: PooledClient,
  })
  pool.on('error', onFallback)
  return {
    limiter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: TABLE,
        // A migration made it, and the worker prunes it.
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: insurance({ points, seconds }, onFallback),
      }),
    close: () => pool.end(),
  }
}

/** Counts in memory, and says that it had to. */
function insurance({ points, seconds }: { points: number; seconds: number }, onFallback: (error: Error) => void) {
  class Insurance extends RateLimiterMemory {
    override consume(...args: Parameters<RateLimiterMemory['consume']>) {
      onFallback(new Error('The store of the rate limits does not answer.'))
      return super.consume(...args)
    }
  }
  return new Insurance({ points, duration: seconds })
}

function atMostEvery(ms: number, tell: (error: Error) => void): (error: Error) => void {
  let last = -Infinity
  return (error) => {
    if (performance.now() - last < ms) return
    last = performance.now()
    tell(error)
  }
}
