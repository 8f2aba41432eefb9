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
  // One for each person of a booking, so that the reports of several people can be open together.
  const name = (c: Context<AppEnv>, person: number) =>
    `${isSecure(c) ? '__Secure-report' : 'report'}${person === 0 ? '' : `-${person}`}`
  return {
    grants: (c: Context<AppEnv>, person = 0): string[] => cookieValues(c, name(c, person)),
    set: (
      c: Context<AppEnv>,
      { grant, person = 0, path, until }: { grant: string; person?: number; path: string; until: string },
    ) =>
      setCookie(c, name(c, person), grant, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure(c),
        path,
        expires: new Date(until),
      }),
  }
}
