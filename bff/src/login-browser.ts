import type { Context } from 'hono'
import type { AppDeps, AppEnv } from './app-env'
import { clientAddress } from './client-address'
import { staffCookies } from './staff-cookies'

/** What logins know of their browser, and the cookies of one that is complete. */
export function loginBrowser(deps: AppDeps) {
  const cookies = staffCookies(deps)
  return {
    of: (c: Context<AppEnv>) => ({
      from: clientAddress(c),
      oldTokens: cookies.sessions(c),
      deviceCookie: cookies.device(c),
      userAgent: c.req.header('user-agent'),
    }),
    remember(c: Context<AppEnv>, { token, deviceCookie }: { token: string; deviceCookie: string }) {
      cookies.setSession(c, token)
      cookies.setDevice(c, deviceCookie)
      if (cookies.pending(c).length > 0) cookies.endPending(c)
    },
  }
}
