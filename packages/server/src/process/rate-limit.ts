import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { patientTime } from '@homecare/domain/clock'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from './app-error'

export interface RateLimit {
  /** Counts one call of this key. Rejects with RATE_LIMITED over the limit. */
  take(key: string): Promise<void>
  /** Counts one call; false over the limit. */
  tryTake(key: string): Promise<boolean>
  /** Undoes one count, for a call that was successful. */
  undo(key: string): Promise<void>
  /** The milliseconds until a call of this key is allowed; 0 if it is now. Counts nothing. */
  msUntilFree(key: string): Promise<number>
  /** Forgets all counts of this key. */
  reset(key: string): Promise<void>
  /** Waits until a call of this key is allowed, if that is soon. Rejects with RATE_LIMITED otherwise. */
  takeWhenFree(key: string): Promise<void>
}

/** The store of counts; see adapters/limit-store.ts. */
export interface LimitStore {
  limiter(options: { name: string; points: number; seconds: number }): RateLimiterAbstract
}

export interface RateLimitOptions {
  /** A part of the stored key, unique among the limits. */
  name: string
  points: number
  seconds: number
}

const MAX_WAIT_MS = 8_000
/** The maximum number of waiting calls of one key in this process; further ones are rejected. */
const MAX_WAITING = 3

/**
 * Allows `points` calls of a key in `seconds`. Keys are stored as hashes, because they are IP addresses and entered names.
 */
export function createRateLimit(
  { store, secret }: { store: LimitStore; secret: string },
  { name, points, seconds }: RateLimitOptions,
): RateLimit {
  const limiter = store.limiter({ name, points, seconds })
  const waiting = new Map<string, number>()
  const storedKey = (key: string) => createHmac('sha256', secret).update(`${name}\0${key}`).digest('hex').slice(0, 32)

  /** Milliseconds until the next call is allowed, or null if this one was counted. */
  async function consume(key: string): Promise<number | null> {
    try {
      await limiter.consume(storedKey(key))
      return null
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return error.msBeforeNext
    }
  }

  async function waitUntilFree(key: string): Promise<void> {
    const deadline = Date.now() + MAX_WAIT_MS
    for (;;) {
      const ms = await consume(key)
      if (ms === null) return
      if (Date.now() + ms > deadline) throw limited(ms)
      await sleep(ms + 5)
    }
  }

  return {
    async take(key) {
      const ms = await consume(key)
      if (ms !== null) throw limited(ms)
    },
    async tryTake(key) {
      return (await consume(key)) === null
    },
    async undo(key) {
      await limiter.reward(storedKey(key))
    },
    async msUntilFree(key) {
      const count = await limiter.get(storedKey(key))
      return count && count.remainingPoints <= 0 ? count.msBeforeNext : 0
    },
    async reset(key) {
      await limiter.delete(storedKey(key))
    },
    async takeWhenFree(key) {
      const others = waiting.get(key) ?? 0
      if (others >= MAX_WAITING) throw limited(seconds * 1000)
      waiting.set(key, others + 1)
      try {
        await waitUntilFree(key)
      } finally {
        const remaining = (waiting.get(key) ?? 1) - 1
        if (remaining === 0) waiting.delete(key)
        else waiting.set(key, remaining)
      }
    },
  }
}

const MINUTE_MS = 60_000

function limited(ms: number): AppError {
  // Whoever comes in the minute that was named is let in.
  const retryAt = new Date(Math.ceil((Date.now() + ms) / MINUTE_MS) * MINUTE_MS)
  return new AppError('RATE_LIMITED', {
    detail: `Try again after ${patientTime(retryAt)}, Dubai time.`,
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
    retryAt: retryAt.toISOString(),
  })
}

/** As `takeAll`; false if one of them refuses. */
export async function takesAll(limits: readonly (readonly [RateLimit, string])[]): Promise<boolean> {
  try {
    await takeAll(limits)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

/**
 * Counts one call in several limits, the narrowest first. A call that one of them refuses is counted in none: repeating it
 * must lock nobody out, neither for longer nor others behind the same address. The refusal names the time from which all of
 * them allow it.
 */
export async function takeAll(limits: readonly (readonly [RateLimit, string])[]): Promise<void> {
  const taken: (readonly [RateLimit, string])[] = []
  for (const [limit, key] of limits) {
    try {
      await limit.take(key)
    } catch (error) {
      for (const [earlier, earlierKey] of taken) await earlier.undo(earlierKey)
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
      throw limited(Math.max(...(await Promise.all(limits.map(([each, eachKey]) => each.msUntilFree(eachKey))))))
    }
    taken.push([limit, key])
  }
}
