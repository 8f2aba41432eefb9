import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { LimitStore } from '../process/rate-limit'
import { openPool } from '../database/connection'
import { WAITS } from '../database/waits'

/** Every limited request waits for the store, which counts as unreachable after this time without a response. */
const TIMEOUT_MS = WAITS.limit.answerMs
const TABLE = 'rate_limit'
/** An unreachable store is logged at most this often. */
const LOG_EVERY_MS = 60_000

export interface OpenLimitStore extends LimitStore {
  close(): Promise<void>
}

/** Counts in the memory of this process, for tests. */
export const memoryLimitStore = (): LimitStore => ({
  limiter: ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
})

/**
 * Counts that all processes share, in Redis or in a table of the database. While the store can't be reached each process
 * counts in memory, so the limits multiply by the number of processes, and `onFallback` is called.
 */
export function createLimitStore(
  server: { redisUrl: string } | { databaseUrl: string },
  onFallback: (error: Error) => void,
): OpenLimitStore {
  const report = atMostEvery(LOG_EVERY_MS, onFallback)
  return 'redisUrl' in server ? onRedis(server.redisUrl, report) : onPostgres(server.databaseUrl, report)
}

function onRedis(url: string, onFallback: (error: Error) => void): OpenLimitStore {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: TIMEOUT_MS,
    // The connection is made again, since TCP itself would wait for a quarter of an hour where packets vanish.
    socketTimeout: 2 * TIMEOUT_MS,
  })
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
  const pool = openPool(databaseUrl, WAITS.limit, { max: 4, onError: onFallback })
  return {
    limiter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: TABLE,
        // A migration creates it, and the worker prunes it.
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

/** Counts in memory and reports that the store was unreachable. */
function insurance({ points, seconds }: { points: number; seconds: number }, onFallback: (error: Error) => void) {
  class Insurance extends RateLimiterMemory {
    override consume(...args: Parameters<RateLimiterMemory['consume']>) {
      onFallback(new Error('The store of the rate limits does not answer.'))
      return super.consume(...args)
    }
  }
  return new Insurance({ points, duration: seconds })
}

function atMostEvery(ms: number, report: (error: Error) => void): (error: Error) => void {
  let last = -Infinity
  return (error) => {
    if (performance.now() - last < ms) return
    last = performance.now()
    report(error)
  }
}
