import type { DatabaseMonitor } from '@homecare/server/database/database-monitor'
import { AppError } from '@homecare/server/process/app-error'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env'

const NEEDS_DATABASE = /^\/(api|files)\//
/** A browser shows this response to a person, so it is a redirect in any case. */
const NEVER_REJECTED = '/api/payment/response'

/** Returns 503 for all calls, even running ones, while the database hangs, so that no client waits for it. */
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
