import { DEVICE_DAYS } from '@homecare/server/staff/known-device'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppDeps, AppEnv } from './app-env'
import { cameOverTls } from './client-address'

/** Several cookies of one name mean that another page has set its own before ours. This many are read. */
const MOST_VALUES = 4

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
    sessions: (c: Context<AppEnv>): string[] => valuesOf(c, fullName(c, 'session')),
    setSession: (c: Context<AppEnv>, token: string) => setCookie(c, fullName(c, 'session'), token, options(c)),
    endSession: (c: Context<AppEnv>) => void deleteCookie(c, fullName(c, 'session'), options(c)),
    device: (c: Context<AppEnv>): string | undefined => valuesOf(c, fullName(c, 'device')).join('~') || undefined,
    setDevice: (c: Context<AppEnv>, value: string) =>
      setCookie(c, fullName(c, 'device'), value, { ...options(c), maxAge: DEVICE_DAYS * 24 * 3600 }),
  }
}

/** Hono's getCookie keeps one value of a name, and browsers send the one of the longer path first: not always ours. */
function valuesOf(c: Context<AppEnv>, name: string): string[] {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  return [...new Set(values)].filter((value) => /^[\w.~-]{1,500}$/.test(value)).slice(0, MOST_VALUES)
}
