import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from './app-error'

export interface RateLimit {
  /** Counts one try of this key. Rejects with RATE_LIMITED once there were too many. */
  take(key: string): Promise<void>
  /** Counts one try; false where there were too many. */
  tryTake(key: string): Promise<boolean>
  /** Takes one try back: it was no failure. */
  giveBack(key: string): Promise<void>
  /** Waits for a turn of this key where the wait is short. Rejects with RATE_LIMITED where it would be long. */
  takeTurn(key: string): Promise<void>
}

/** Where counts are kept; see adapters/limit-store.ts. */
export interface LimitStore {
  limiter(options: { name: string; points: number; seconds: number }): RateLimiterAbstract
}

export interface RateLimitOptions {
  /** Part of the stored key; no two limits have the same. */
  name: string
  points: number
  seconds: number
}

const LONGEST_WAIT_MS = 8_000
/** Who waits for a turn of one key at a time, in this process; the others are told to come later. */
const MOST_WAITING = 3

/** At most `points` tries of a key in `seconds`. Keys are stored hashed: they are addresses, and names as they were typed. */
export function createRateLimit(
  { store, secret }: { store: LimitStore; secret: string },
  { name, points, seconds }: RateLimitOptions,
): RateLimit {
  const limiter = store.limiter({ name, points, seconds })
  const waiting = new Map<string, number>()
  const stored = (key: string) => createHmac('sha256', secret).update(`${name}\0${key}`).digest('hex').slice(0, 32)

  /** Milliseconds until the next try, or null where this one counts. */
  async function consume(key: string): Promise<number | null> {
    try {
      await limiter.consume(stored(key))
      return null
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return error.msBeforeNext
    }
  }

  async function waitForTurn(key: string): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT_MS
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
    async giveBack(key) {
      await limiter.reward(stored(key))
    },
    async takeTurn(key) {
      const others = waiting.get(key) ?? 0
      if (others >= MOST_WAITING) throw limited(seconds * 1000)
      waiting.set(key, others + 1)
      try {
        await waitForTurn(key)
      } finally {
        const left = (waiting.get(key) ?? 1) - 1
        if (left === 0) waiting.delete(key)
        else waiting.set(key, left)
      }
    },
  }
}

const limited = (ms: number) => new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(ms / 1000)) })
