import type { Registry } from '@homecare/contract/releases'
import { matchRemote } from '@homecare/federation/registry'
import { makeBody, type Body } from './body'
import { clientRemotes } from './compose/client-remotes'
import type { ComposedPage } from './compose/input'
import { periodOf } from './report-token'
import { sitemap } from './sitemap'
import { pageWithTokens, remotesWithTokens } from './page-report-tokens'

interface Composed {
  registry: Registry
  pages: ComposedPage[]
}

export type Found =
  | { page: ServedPage; status: 200 | 404; release: { name: string; version: string } | null }
  | { redirect: string }

interface ServedPage extends Body {
  styleHashes: readonly string[]
}

/** All pages of one composition, as one part of the visitors gets them. */
export interface PageSet {
  registry: Registry
  remotes(): Body
  sitemap: Body
  find(pathname: string): Found
}

export interface Serving {
  publicUrl: string
  /** What the tokens for error reports are signed with. */
  reportKey: string
  /** The present in ms; a test may set another. */
  now?: () => number
}

export function openPageSet({ registry, pages }: Composed, { publicUrl, reportKey, now = Date.now }: Serving): PageSet {
  const encoder = new TextEncoder()
  // Made when somebody asks for it, and again when the tokens in it are of another period.
  const eachPeriod = <T>(make: (period: number) => T): (() => T) => {
    let made: { period: number; value: T } | undefined
    return () => {
      const period = periodOf(now())
      if (made?.period !== period) made = { period, value: make(period) }
      return made.value
    }
  }
  const bodies = new Map(
    pages.map(({ path, kind, html, styleHashes }): [string, () => ServedPage] => [
      `${kind} ${path}`,
      eachPeriod((period) => {
        const text = pageWithTokens(html, reportKey, period)
        return { ...makeBody(encoder.encode(text), 'text/html; charset=utf-8'), styleHashes }
      }),
    ]),
  )
  const remotes = eachPeriod((period) => {
    const text = JSON.stringify(remotesWithTokens(clientRemotes(registry.remotes), reportKey, period))
    return makeBody(encoder.encode(text), 'application/json; charset=utf-8')
  })
  const missing = bodies.get('not-found 404')
  if (!missing) throw new Error('A set of pages needs the page for unknown addresses')
  const known = (pathname: string): Pick<Extract<Found, { page: Body }>, 'page' | 'release'> | null => {
    const match = matchRemote(registry.remotes, pathname)
    const page =
      bodies.get(`prerendered ${pathname}`) ?? (match ? bodies.get(`client-rendered ${match.route.path}`) : undefined)
    return page ? { page: page(), release: match && { name: match.remote.name, version: match.remote.version } } : null
  }
  return {
    registry,
    remotes,
    sitemap: makeBody(encoder.encode(sitemap(registry, publicUrl)), 'application/xml; charset=utf-8'),
    find(pathname) {
      const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
      const found = known(trimmed)
      if (found) return trimmed === pathname ? { ...found, status: 200 } : { redirect: trimmed }
      const decoded = decode(trimmed)
      // `//host` would be another site.
      if (decoded !== trimmed && !decoded.startsWith('//') && known(decoded)) return { redirect: decoded }
      return { page: missing(), status: 404, release: null }
    },
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
