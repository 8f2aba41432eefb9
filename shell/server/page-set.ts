import pLimit from 'p-limit'
import { addressIn, readAddress } from '@homecare/federation/locales'
import type { Registry, RegistryEntry } from '@homecare/contract/releases'
import { matchRemote, type RouteMatch } from '@homecare/federation/registry'
import { variantsOf } from '@homecare/federation/variants'
import { OFFLINE_PAGE } from '../src/offline/addresses'
import { makeBody, type ServedBody } from './body'
import { listedDocument } from './compose/in-frames'
import type { Composition } from './compose/input'
import type { PageData } from './page-data'
import { createRecent } from './recent'
import { siteFiles, type SiteFacts } from './site-files'

const HTML = 'text/html; charset=utf-8'

/** The number of pages that are compressed at a time, since each takes two threads. */
const COMPRESSIONS = 2

/** Listed pages are made when they are asked for; as many stay ready. */
const LISTED_READY = 100

/** The state that is stored on disk: it can be served after a restart while all other services are down. */
export interface ComposedSite {
  /** A hash of all inputs of the pages. */
  id: string
  registry: Registry
  data: PageData
  /** The pages of each variant, in the variants' order. */
  variants: Composition[]
}

/** All pages of one registry, for every bucket. They are swapped together. */
export interface ServedSite extends ComposedSite {
  /** True if there are several variants, so that a visitor needs a bucket. */
  hasVariants: boolean
  /** The pages for a bucket, 0–99; those of most visitors for null. */
  pagesFor(bucket: number | null): PageSet
}

export type Found =
  | { redirect: string }
  | {
      body: ServedBody | Promise<ServedBody>
      status: 200 | 404
      /** The release and the route of a page. */
      match?: RouteMatch<RegistryEntry> | null
    }

/** All pages of one composition and the files beside them, for one variant. */
interface PageSet {
  find(pathname: string): Found
}

export async function openSite(site: ComposedSite, facts: SiteFacts): Promise<ServedSite> {
  const sets: { below: number; set: PageSet }[] = []
  for (const [index, { below, registry }] of variantsOf(site.registry).entries()) {
    const composition = site.variants[index]
    if (!composition) throw new Error('Every variant needs its pages')
    const files = await siteFiles({ registry, data: site.data, listed: composition.listed }, facts)
    sets.push({ below, set: await createPageSet(registry, composition, files, facts) })
  }
  const majority = sets.at(-1)?.set
  if (!majority) throw new Error('A site needs pages')
  return {
    ...site,
    hasVariants: sets.length > 1,
    pagesFor: (bucket) => (bucket === null ? majority : (sets.find(({ below }) => bucket < below)?.set ?? majority)),
  }
}

/** Makes the page set of one composition: every page, compressed. */
async function createPageSet(
  registry: Registry,
  { pages, listed }: Composition,
  files: Map<string, ServedBody>,
  { compression, offlinePage }: SiteFacts,
): Promise<PageSet> {
  const bodies = new Map<string, ServedBody>()
  await pLimit(COMPRESSIONS).map(pages, async ({ path, kind, html, ...secured }) => {
    const body = { ...(await makeBody(html, HTML, compression)), secured }
    if (kind !== 'offline') bodies.set(`${kind} ${path}`, body)
    else if (offlinePage) files.set(OFFLINE_PAGE, body)
  })
  const missing = bodies.get('not-found /404')
  if (!missing) throw new Error('A set of pages needs the page for unknown addresses')
  const listedBodies = createListedBodies(listed)
  const lookUp = (address: string): Extract<Found, { status: number }> | null => {
    const { locale, path } = readAddress(address)
    const match = matchRemote(registry.remotes, path)
    const body =
      bodies.get(`prerendered ${address}`) ??
      listedBodies(address) ??
      (match ? bodies.get(`client-rendered ${addressIn(locale, match.route.path)}`) : undefined)
    return body ? { body, status: 200, match } : null
  }
  const meant = addressesMeant(registry, listed)
  return {
    find(pathname) {
      const file = files.get(pathname)
      if (file) return { body: file, status: 200 }
      const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
      const found = lookUp(trimmed)
      if (found) return trimmed === pathname ? found : { redirect: trimmed }
      const decoded = decode(trimmed)
      // A path with `//host` would lead to another site.
      if (decoded !== trimmed && !decoded.startsWith('//') && lookUp(decoded)) return { redirect: decoded }
      const { locale, path } = readAddress(decoded.toLowerCase())
      const missingThere = bodies.get(`not-found ${addressIn(locale, '/404')}`)
      const redirect = missingThere && meant.get(path)
      if (!redirect) return { body: missingThere ?? missing, status: 404 }
      // A page that has no other language, such as the staff's, is at its English address.
      return { redirect: lookUp(addressIn(locale, redirect)) ? addressIn(locale, redirect) : redirect }
    },
  }
}

function createListedBodies(listed: Composition['listed']): (path: string) => Promise<ServedBody> | undefined {
  const makers = new Map(
    listed.flatMap((listedPages) =>
      listedPages.pages.map((page) => [
        page.path,
        async (): Promise<ServedBody> => ({
          ...(await makeBody(listedDocument(listedPages, page), HTML, 'fast')),
          secured: { styleHashes: listedPages.styleHashes },
        }),
      ]),
    ),
  )
  const ready = createRecent<ServedBody>(LISTED_READY)
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
