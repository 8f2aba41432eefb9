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
  /** After this time the next one that waits begins: a flood of one address gets 40 calls a second of each process. */
  pauseMs?: number
}

/** Lets this process work on some calls of one address at a time, and slows down its others, so that a flood keeps nobody else out. */
export function takeTurns({
  exempt = new Set(),
  atATime = 8,
  waiting = 500,
  pauseMs = 200,
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
      if (begin) setTimeout(begin, pauseMs)
      else if ((calls.running -= 1) === 0) addresses.delete(address)
    }
  }
}
