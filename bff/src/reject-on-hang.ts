import type { DatabaseMonitor } from '@homecare/server/adapters/database-monitor'
import { AppError } from '@homecare/server/app-error'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env'

const NEEDS_DATABASE = /^\/(api|files)\//
/** A person is looking at this answer: it is a redirect whatever happens. */
const NEVER_REJECTED = '/api/payment/response'

/** While the database hangs no caller waits for it: calls are answered with 503, also those that are running already. */
export function rejectOnHang(monitor: DatabaseMonitor): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!NEEDS_DATABASE.test(c.req.path) || c.req.path === NEVER_REJECTED) return next()
    if (monitor.isHanging()) throw unavailable()
    await monitor.rejectOnHang(next()).catch((error: unknown) => {
      throw monitor.isHanging() ? unavailable() : error
    })
  }
}

const unavailable = () => new AppError('UNAVAILABLE', { detail: 'The database does not answer.' })
