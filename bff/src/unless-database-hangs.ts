import type { DatabaseWatch } from '@homecare/server/adapters/database-watch'
import { AppError } from '@homecare/server/app-error'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env'

const NEEDS_DATABASE = /^\/(api|files)\//
/** A person is looking at this answer: it is a redirect whatever happens. */
const NEVER_REFUSED = '/api/payment/response'

/** While the database hangs nobody waits for it: callers hear 503, also those whose call is under way already. */
export function unlessDatabaseHangs(watch: DatabaseWatch): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!NEEDS_DATABASE.test(c.req.path) || c.req.path === NEVER_REFUSED) return next()
    if (watch.hangs()) throw away()
    await watch.unlessItHangs(next()).catch((error: unknown) => {
      throw watch.hangs() ? away() : error
    })
  }
}

const away = () => new AppError('UNAVAILABLE', { detail: 'The database does not answer.' })
