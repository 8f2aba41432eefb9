import type { Access, AddressLimit, Call } from '@homecare/contract/calls/access'
import { AppError } from '@homecare/server/process/app-error'
import type { Actor } from '@homecare/server/process/context'
import { currentStaff, type LiveSession } from '@homecare/server/staff/current'
import { isPartlyBlind, withoutWithheld } from '@homecare/contract/withheld'
import { enrollingStaff } from '@homecare/server/staff/factor/holder'
import { currentPhone } from '@homecare/server/my/current'
import { permit } from '@homecare/server/staff/permit'
import type { Context, MiddlewareHandler } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import type { AppDeps, AppEnv } from './app-env'
import { clientAddress } from './client-address'
import { requireProof } from '@homecare/server/staff/prove'
import { isSecret } from './is-secret'
import { phoneCookie } from './phone-cookie'
import { staffCookies } from './staff-cookies'

type Check = MiddlewareHandler<AppEnv>
type StaffAccess = Extract<Access, { kind: 'staff' }>

interface RouteOptions {
  /** Runs after the checks. */
  middleware?: Check[]
}

const SECURITY: Partial<Record<Access['kind'], Record<string, string[]>[]>> = {
  staff: [{ session: [] }],
  team: [{ teamToken: [] }],
  shell: [{ shellToken: [] }],
}

/** Turns a call of the contract into a route with the checks of its access rule and the document's `security`. */
export function routesOf(deps: AppDeps) {
  return <C extends Call>({ access, ...route }: C, options: RouteOptions = {}) => ({
    ...route,
    ...(SECURITY[access.kind] && { security: SECURITY[access.kind] }),
    middleware: [...checksOf(deps, access), ...(options.middleware ?? [])],
  })
}

function checksOf(deps: AppDeps, access: Access): Check[] {
  switch (access.kind) {
    case 'public':
      return access.limit ? [withinLimit(deps, access.limit)] : []
    case 'own-pages':
      return [ownPagesOnly(deps), ...(access.links?.includes('phone session') ? [phoneOnly(deps)] : [])]
    case 'staff':
      return [ownPagesOnly(deps), staffOnly(deps, access)]
    case 'team':
      return [teamOnly(deps)]
    case 'shell':
      return [shellOnly(deps)]
  }
}

/** Returns whether a screen repeats its request: it then sends the ETag of the list that it shows. */
export function isRefresh(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' && c.req.header('if-none-match') !== undefined
}

/**
 * Lets staff pass whose role allows the action: 401 without a session, 403 with a lesser role. A request by a timer
 * does not prolong the session. A sensitive step needs a proof of the last minutes.
 */
function staffOnly(
  deps: AppDeps,
  { action, prolongsSession = true, proof = false, enrolling = false }: StaffAccess,
): Check {
  const { ctx } = deps
  const cookies = staffCookies(deps)
  return async (c, next) => {
    const background = !prolongsSession || isRefresh(c) || c.req.header('x-background') !== undefined
    let session: LiveSession | null = null
    for (const token of cookies.sessions(c)) session ??= await currentStaff({ ctx, input: { token, background } })
    if (enrolling) session = (await enrollingStaff({ ctx, input: { tokens: cookies.pending(c) } })) ?? session
    if (!session) throw new AppError('UNAUTHENTICATED')
    permit(session.staff, action)
    if (proof) await requireProof({ ctx, session })
    const { userName, role } = session.staff
    c.set('staff', { userName, role })
    c.set('session', session)
    await next()
    if (isPartlyBlind(role)) c.res = await withoutWithheldFacts(c.res, role)
  }
}

/** Lets browsers pass that a phone's owner has opened: 401 without a session. */
function phoneOnly(deps: AppDeps): Check {
  const cookie = phoneCookie(deps)
  return async (c, next) => {
    const live = await currentPhone({ ctx: deps.ctx, input: { tokens: cookie.tokens(c) } })
    if (!live) throw new AppError('UNAUTHENTICATED')
    c.set('phone', live)
    await next()
  }
}

/** Runs after the route, so that no route can forget it. */
async function withoutWithheldFacts(
  response: Response,
  role: Parameters<typeof withoutWithheld>[0],
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response
  return new Response(JSON.stringify(withoutWithheld(role, await response.json())), response)
}

/**
 * Refuses requests that a page of another site sends with our cookie. This is not Hono's csrf, which checks only forms
 * that change something and accepts either header: staff's reads are closed to other sites too, and both must match.
 */
function ownPagesOnly({ ctx }: AppDeps): Check {
  return (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('FORBIDDEN')
    const origin = c.req.header('origin')
    const host = c.req.header('x-forwarded-host') ?? c.req.header('host')
    if (origin !== undefined && !isOurs(origin, host, ctx.settings.publicUrl)) throw new AppError('FORBIDDEN')
    return next()
  }
}

/** A page of another site can set neither host header, so a host that equals the origin proves a page of ours. */
function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}

function withinLimit({ limits }: AppDeps, limit: AddressLimit): Check {
  return async (c, next) => {
    await limits[limit].take(clientAddress(c))
    await next()
  }
}

/** Accepts a team's token and sets `team` to the remote that the team may release. */
function teamOnly({ releaseTokens }: AppDeps): Check {
  const teams = [...releaseTokens].map(([token, team]) => ({ team, owns: isSecret([token]) }))
  const verifyToken = (given: string, c: Context<AppEnv>) => {
    const team = teams.find(({ owns }) => owns(given))?.team
    if (team) c.set('team', team)
    return team !== undefined
  }
  return bearerAuth({
    verifyToken,
    ...refusing(
      'No team has this token. Give your own with --token; a new team needs one in RELEASE_TOKENS of the BFF first.',
    ),
  })
}

const shellOnly = ({ shellTokens }: AppDeps): Check => bearerAuth({ verifyToken: isSecret(shellTokens), ...refusing() })

/** Every wrong token gets the same problem, which on-error.ts creates. */
function refusing(detail?: string) {
  const message = () => {
    throw new AppError('UNAUTHENTICATED', { detail })
  }
  return { noAuthenticationHeader: { message }, invalidAuthenticationHeader: { message }, invalidToken: { message } }
}

export function actorOf(c: Context<AppEnv>): Actor {
  const { userName, role } = c.get('staff')
  return { name: userName, role, from: clientAddress(c) }
}
