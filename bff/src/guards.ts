import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@homecare/server/app-error'
import type { Actor } from '@homecare/server/context'
import { permit, type StaffAction } from '@homecare/server/staff/permit'
import { isOver, isToNote, type SessionMoments } from '@homecare/server/staff/internal/session-times'
import { hashSessionToken } from '@homecare/server/staff/internal/session-token'
import { currentStaff, type LiveSession } from '@homecare/server/staff/current'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppDeps, AppEnv } from './app-env'
import { clientAddress } from './client-address'
import { staffCookies } from './staff-cookies'

/** A screen asks again by itself, and brings the tag of what it has. */
export function isRefresh(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' && c.req.header('if-none-match') !== undefined
}

/**
 * Lets staff pass who may do this; without a session 401, with a lesser role or from a page of another site 403. What a
 * timer asks, or what is called with `prolongs` false, does not prolong the session. `fromCopies` is for lists: they find
 * the session in memory, where it ends at a word of the database, and go there once a minute to note who works.
 */
export function staffOnly(
  deps: AppDeps,
  action: StaffAction,
  { fromCopies = false, prolongs = true } = {},
): MiddlewareHandler<AppEnv> {
  const { ctx, copies } = deps
  const cookies = staffCookies(deps)
  return async (c, next) => {
    refuseOtherSites(c, deps)
    const background = !prolongs || isRefresh(c) || c.req.header('x-background') !== undefined
    const isGood = (copy: SessionMoments) => !isOver(copy, ctx.now()) && (background || !isToNote(copy, ctx.now()))
    const find = (token: string) => {
      const read = () => currentStaff({ ctx, input: { token, background } })
      return fromCopies ? copies.session(hashSessionToken(token), isGood, read) : read()
    }
    let session: LiveSession | null = null
    for (const token of cookies.sessions(c)) session ??= await find(token)
    if (!session) throw new AppError('UNAUTHENTICATED')
    permit(session.staff, action)
    const { userName, role } = session.staff
    c.set('staff', { userName, role })
    c.set('session', session)
    await next()
  }
}

/** Refuses a change that a page of another site has sent with our cookie. What it changes is asked anew by lists. */
export function ownPagesOnly(deps: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    refuseOtherSites(c, deps)
    await next()
    deps.copies.forget('answers')
  }
}

function refuseOtherSites(c: Context<AppEnv>, { ctx }: AppDeps): void {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('FORBIDDEN')
  const origin = c.req.header('origin')
  const host = c.req.header('x-forwarded-host') ?? c.req.header('host')
  if (origin !== undefined && !isOurs(origin, host, ctx.settings.publicUrl)) throw new AppError('FORBIDDEN')
}

/** A page of another site can set neither host header, so one that equals the origin's is where the page came from. */
function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}

/** Lets a team pass by its token; the remote that it may release is `team`. */
export function teamOnly({ releaseTokens }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [scheme, given = ''] = (c.req.header('authorization') ?? '').split(' ')
    let team: string | undefined
    for (const [token, name] of releaseTokens) if (same(token, given)) team = name
    if (scheme !== 'Bearer' || !team)
      throw new AppError('UNAUTHENTICATED', {
        detail:
          'No team has this token. Give your own with --token; a new team needs one in RELEASE_TOKENS of the BFF first.',
      })
    c.set('team', team)
    await next()
  }
}

/** Lets the document server pass by its token. */
export function shellOnly({ shellToken }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isShell(c, shellToken)) throw new AppError('UNAUTHENTICATED')
    await next()
  }
}

/** Whether the document server calls. */
export function isShell(c: Context<AppEnv>, shellToken: string): boolean {
  const [scheme, given = ''] = (c.req.header('authorization') ?? '').split(' ')
  return scheme === 'Bearer' && shellToken !== '' && same(shellToken, given)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

export function actorOf(c: Context<AppEnv>): Actor {
  const { userName, role } = c.get('staff')
  return { name: userName, role, from: clientAddress(c) }
}
