import pLimit from 'p-limit'
import { addressIn, readAddress } from '@homecare/federation/locales'
import type { Registry } from '@homecare/contract/releases'
import { matchRemote } from '@homecare/federation/registry'
import { makeBody, type Body, type Compression } from './body'
import { clientRemotes } from './compose/client-remotes'
import { listedDocument } from './compose/in-frames'
import type { Composition as Composed } from './compose/input'
import { createRecent } from './recent'
import { sitemap } from './sitemap'

/** The number of pages that are compressed at a time, since each takes two threads. */
const COMPRESSIONS = 2

interface Composition extends Composed {
  registry: Registry
}

/** Listed pages are made when they are asked for; as many stay ready. */
const LISTED_READY = 100

export type PageLookup =
  | { page: ServedPage | Promise<ServedPage>; status: 200 | 404; release: { name: string; version: string } | null }
  | { redirect: string }

interface ServedPage extends Body {
  styleHashes: readonly string[]
  scriptHashes?: readonly string[] | undefined
}

/** All pages of one composition, for one variant. */
export interface PageSet {
  registry: Registry
  remotes: Body
  sitemap: Body
  /** The page "You are offline"; absent in pages that an older shell has composed. */
  offline: ServedPage | undefined
  find(pathname: string): PageLookup
}

export interface PageSetSettings {
  publicUrl: string
  compression?: Compression
}

/** Makes the page set of one composition: every page, compressed. */
export async function createPageSet(
  { registry, pages, listed }: Composition,
  { publicUrl, compression }: PageSetSettings,
): Promise<PageSet> {
  const bodies = new Map<string, ServedPage>()
  await pLimit(COMPRESSIONS).map(pages, async ({ path, kind, html, styleHashes, scriptHashes }) => {
    const body = await makeBody(html, 'text/html; charset=utf-8', compression)
    bodies.set(`${kind} ${path}`, { ...body, styleHashes, scriptHashes })
  })
  const remotes = await makeBody(JSON.stringify(clientRemotes(registry.remotes)), 'application/json; charset=utf-8')
  const sitemapBody = await makeBody(sitemap(registry, publicUrl, listed), 'application/xml; charset=utf-8')
  const missing = bodies.get('not-found /404')
  if (!missing) throw new Error('A set of pages needs the page for unknown addresses')
  const listedBodies = createListedBodies(listed)
  const lookUp = (address: string): Pick<Extract<PageLookup, { status: number }>, 'page' | 'release'> | null => {
    const { locale, path } = readAddress(address)
    const match = matchRemote(registry.remotes, path)
    const page =
      bodies.get(`prerendered ${address}`) ??
      listedBodies(address) ??
      (match ? bodies.get(`client-rendered ${addressIn(locale, match.route.path)}`) : undefined)
    return page ? { page, release: match && { name: match.remote.name, version: match.remote.version } } : null
  }
  const meant = addressesMeant(registry, listed)
  return {
    registry,
    remotes,
    sitemap: sitemapBody,
    offline: bodies.get('offline offline'),
    find(pathname) {
      const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
      const found = lookUp(trimmed)
      if (found) return trimmed === pathname ? { ...found, status: 200 } : { redirect: trimmed }
      const decoded = decode(trimmed)
      // A path with `//host` would lead to another site.
      if (decoded !== trimmed && !decoded.startsWith('//') && lookUp(decoded)) return { redirect: decoded }
      const { locale, path } = readAddress(decoded.toLowerCase())
      const missingThere = bodies.get(`not-found ${addressIn(locale, '/404')}`)
      if (!missingThere) return { page: missing, status: 404, release: null }
      const redirect = meant.get(path)
      // A page that has no other language, such as the staff's, is at its English address.
      if (redirect) return { redirect: lookUp(addressIn(locale, redirect)) ? addressIn(locale, redirect) : redirect }
      return { page: missingThere, status: 404, release: null }
    },
  }
}

function createListedBodies(listed: Composition['listed']): (path: string) => Promise<ServedPage> | undefined {
  const makers = new Map(
    listed.flatMap(({ frame, styleHashes, pages }) =>
      pages.map((page) => [
        page.path,
        async (): Promise<ServedPage> => ({
          ...(await makeBody(listedDocument(frame, page), 'text/html; charset=utf-8', 'fast')),
          styleHashes,
        }),
      ]),
    ),
  )
  const ready = createRecent<ServedPage>(LISTED_READY)
  return (path) => {
    const make = makers.get(path)
    return make && ready(path, make)
  }
}

/** Pages by what people type for them: their aliases and their own addresses, in small letters. */
function addressesMeant({ remotes }: Registry, listed: Composition['listed']): Map<string, string> {
  const pages: { path: string; aliases?: readonly string[] | undefined }[] = [
    ...listed.flatMap((each) => each.pages).map((page) => ({ ...page, path: readAddress(page.path).path })),
    ...remotes.flatMap(({ routes }) => routes).filter(({ path }) => !path.includes(':')),
  ]
  const named = (addressesOf: (page: (typeof pages)[number]) => readonly string[]) =>
    pages.flatMap((page) => addressesOf(page).map((address) => [address.toLowerCase(), page.path] as const))
  return new Map([...named(({ aliases = [] }) => aliases), ...named(({ path }) => [path])])
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
