import type { Registry } from '@homecare/contract/releases'
import { matchRemote } from '@homecare/federation/registry'
import { makeBody, type Body } from './body'
import { clientRemotes } from './compose/client-remotes'
import type { ComposedPage } from './compose/input'
import { sitemap } from './sitemap'

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
  remotes: Body
  sitemap: Body
  find(pathname: string): Found
}

export function openPageSet({ registry, pages }: Composed, publicUrl: string): PageSet {
  const encoder = new TextEncoder()
  const bodies = new Map(
    pages.map(({ path, kind, html, styleHashes }): [string, ServedPage] => [
      `${kind} ${path}`,
      { ...makeBody(encoder.encode(html), 'text/html; charset=utf-8'), styleHashes },
    ]),
  )
  const missing = bodies.get('missing 404')
  if (!missing) throw new Error('A set of pages needs the page for unknown addresses')
  const known = (pathname: string): Pick<Extract<Found, { page: Body }>, 'page' | 'release'> | null => {
    const match = matchRemote(registry.remotes, pathname)
    const page = bodies.get(`ahead ${pathname}`) ?? (match ? bodies.get(`late ${match.route.path}`) : undefined)
    return page ? { page, release: match && { name: match.remote.name, version: match.remote.version } } : null
  }
  return {
    registry,
    remotes: makeBody(
      encoder.encode(JSON.stringify(clientRemotes(registry.remotes))),
      'application/json; charset=utf-8',
    ),
    sitemap: makeBody(encoder.encode(sitemap(registry, publicUrl)), 'application/xml; charset=utf-8'),
    find(pathname) {
      const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
      const found = known(trimmed)
      if (found) return trimmed === pathname ? { ...found, status: 200 } : { redirect: trimmed }
      const decoded = decode(trimmed)
      // `//host` would be another site.
      if (decoded !== trimmed && !decoded.startsWith('//') && known(decoded)) return { redirect: decoded }
      return { page: missing, status: 404, release: null }
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
