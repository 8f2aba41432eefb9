import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppDeps, AppEnv } from './app-env'
import { cameOverTls } from './client-address'
import { cookieValues } from './cookie-values'

/**
 * The cookie with which a browser opens one report for some minutes. It is sent to that report's calls only, and by
 * pages of this site only; no script can read it.
 */
export function reportCookie({ secureCookies }: Pick<AppDeps, 'secureCookies'>) {
  const isSecure = (c: Context<AppEnv>) => secureCookies || cameOverTls(c)
  const name = (c: Context<AppEnv>) => (isSecure(c) ? '__Secure-report' : 'report')
  return {
    grants: (c: Context<AppEnv>): string[] => cookieValues(c, name(c)),
    set: (c: Context<AppEnv>, { grant, path, until }: { grant: string; path: string; until: string }) =>
      setCookie(c, name(c), grant, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure(c),
        path,
        expires: new Date(until),
      }),
  }
}
