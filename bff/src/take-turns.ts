import { AppError } from '@homecare/server/process/app-error'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env'
import { clientAddress } from './client-address'

interface TurnsOptions {
  /** These paths wait for nobody and nobody waits for them: a file takes minutes on a slow line. */
  exempt?: ReadonlySet<string>
  /** Fewer than there are connections to the database. */
  atATime?: number
  waiting?: number
}

/** Lets this process work on some calls of one address at a time; its others wait, so that a flood does not keep out everybody else. */
export function takeTurns({
  exempt = new Set(),
  atATime = 8,
  waiting = 500,
}: TurnsOptions = {}): MiddlewareHandler<AppEnv> {
  const addresses = new Map<string, { running: number; begin: (() => void)[] }>()
  return async (c, next) => {
    if (exempt.has(c.req.path)) return next()
    const address = clientAddress(c)
    const calls = addresses.get(address) ?? { running: 0, begin: [] }
    addresses.set(address, calls)
    if (calls.begin.length >= waiting) throw new AppError('RATE_LIMITED', { retryAfter: 10 })
    if (calls.running < atATime) calls.running += 1
    else await new Promise<void>((resolve) => calls.begin.push(resolve))
    try {
      await next()
    } finally {
      const begin = calls.begin.shift()
      // Not at once: what has come from others meanwhile is first.
      if (begin) setImmediate(begin)
      else if ((calls.running -= 1) === 0) addresses.delete(address)
    }
  }
}
