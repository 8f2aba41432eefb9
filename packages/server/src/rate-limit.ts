import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error'

export interface RateLimit {
  /** Counts one try of this key. Rejects with RATE_LIMITED once there were too many. */
  take(key: string): Promise<void>
  /** Forgets the key, after a success. */
  forget(key: string): Promise<void>
}

/** At most `points` tries of a key in `seconds`, counted in this process: with n processes it is n times as many. */
export function createRateLimit({ points, seconds }: { points: number; seconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
      }
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
