import type { Registry } from '@homecare/contract/releases'
import { matchRemote } from '@homecare/federation/registry'
import { makeBody, type Body } from './body'
import { clientRemotes } from './compose/client-remotes'
import type { ComposedPage } from './compose/input'
import type { PageData } from './page-data'
import { sitemap } from './sitemap'

/** What is kept on disk of a set: enough to serve it after a restart with nothing else running. */
export interface KeptSet {
  /** Hash of everything that the pages were made from. */
  id: string
  registry: Registry
  data: PageData
  pages: ComposedPage[]
}

export type Found = { page: Body; status: 200 | 404 } | { redirect: string }

/** All pages of one composition. They are swapped together, never one by one. */
export interface PageSet extends Omit<KeptSet, 'pages'> {
  remotes: Body
  sitemap: Body
  find(pathname: string): Found
}

export async function openPageSet({ pages, ...set }: KeptSet, publicUrl: string): Promise<PageSet> {
  const encoder = new TextEncoder()
  const bodies = new Map<string, Body>()
  await Promise.all(
    pages.map(async ({ path, kind, html }) => {
      bodies.set(`${kind} ${path}`, await makeBody(encoder.encode(html), 'text/html; charset=utf-8'))
    }),
  )
  const missing = bodies.get('missing 404')
  if (!missing) throw new Error('A set of pages needs the page for unknown addresses')
  const known = (pathname: string): Body | undefined => {
    const ahead = bodies.get(`ahead ${pathname}`)
    if (ahead) return ahead
    const match = matchRemote(set.registry.remotes, pathname)
    return match ? bodies.get(`late ${match.route.path}`) : undefined
  }
  return {
    ...set,
    remotes: await makeBody(
      encoder.encode(JSON.stringify(clientRemotes(set.registry))),
      'application/json; charset=utf-8',
    ),
    sitemap: await makeBody(encoder.encode(sitemap(set.registry, publicUrl)), 'application/xml; charset=utf-8'),
    find(pathname) {
      const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
      const page = known(trimmed)
      if (page) return trimmed === pathname ? { page, status: 200 } : { redirect: trimmed }
      const decoded = decode(trimmed)
      // `//host` would be another site.
      if (decoded !== trimmed && !decoded.startsWith('//') && known(decoded)) return { redirect: decoded }
      return { page: missing, status: 404 }
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
