import { DEVICE_DAYS } from '@homecare/server/staff/known-device'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppDeps, AppEnv } from './app-env'
import { cameOverTls } from './client-address'
import { cookieValues } from './cookie-values'

const PENDING_SECONDS = 600

/**
 * Cookies of staff. Over TLS their names begin with `__Host-`: no page of another host below the same domain, and none
 * without TLS, can set them.
 */
export function staffCookies({ secureCookies }: Pick<AppDeps, 'secureCookies'>) {
  const isSecure = (c: Context<AppEnv>) => secureCookies || cameOverTls(c)
  const fullName = (c: Context<AppEnv>, name: string) => (isSecure(c) ? `__Host-${name}` : name)
  const options = (c: Context<AppEnv>) => ({ httpOnly: true, sameSite: 'Lax', secure: isSecure(c), path: '/' }) as const
  return {
    /** Every session that the request names, in any order. The valid one counts. */
    sessions: (c: Context<AppEnv>): string[] => cookieValues(c, fullName(c, 'session')),
    setSession: (c: Context<AppEnv>, token: string) => setCookie(c, fullName(c, 'session'), token, options(c)),
    endSession: (c: Context<AppEnv>) => void deleteCookie(c, fullName(c, 'session'), options(c)),
    /** The login whose second step is due. */
    pending: (c: Context<AppEnv>): string[] => cookieValues(c, fullName(c, 'pending-login')),
    setPending: (c: Context<AppEnv>, token: string) =>
      setCookie(c, fullName(c, 'pending-login'), token, { ...options(c), sameSite: 'Strict', maxAge: PENDING_SECONDS }),
    endPending: (c: Context<AppEnv>) => void deleteCookie(c, fullName(c, 'pending-login'), options(c)),
    device: (c: Context<AppEnv>): string | undefined => cookieValues(c, fullName(c, 'device')).join('~') || undefined,
    setDevice: (c: Context<AppEnv>, value: string) =>
      setCookie(c, fullName(c, 'device'), value, { ...options(c), maxAge: DEVICE_DAYS * 24 * 3600 }),
  }
}
