import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppDeps, AppEnv } from './app-env'
import { cameOverTls } from './client-address'
import { cookieValues } from './cookie-values'

/** The cookie of the page of a phone's owner. Only pages of this site send it, and no script can read it. */
export function phoneCookie({ secureCookies }: Pick<AppDeps, 'secureCookies'>) {
  const isSecure = (c: Context<AppEnv>) => secureCookies || cameOverTls(c)
  const name = (c: Context<AppEnv>) => (isSecure(c) ? '__Host-phone' : 'phone')
  const options = (c: Context<AppEnv>) =>
    ({ httpOnly: true, sameSite: 'Strict', secure: isSecure(c), path: '/' }) as const
  return {
    tokens: (c: Context<AppEnv>): string[] => cookieValues(c, name(c)),
    /** Without `expires` it ends with the browser. */
    set: (c: Context<AppEnv>, { token, expires }: { token: string; expires: Date | undefined }) =>
      setCookie(c, name(c), token, { ...options(c), ...(expires && { expires }) }),
    end: (c: Context<AppEnv>) => void deleteCookie(c, name(c), options(c)),
  }
}
