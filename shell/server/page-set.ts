import { tryDecodeURIComponent } from 'hono/utils/url'
import pLimit from 'p-limit'
import { addressIn, readAddress } from '@homecare/federation/locales'
import type { Registry, RegistryEntry } from '@homecare/contract/releases'
import { matchRemote, type RouteMatch } from '@homecare/federation/registry'
import { variantsOf } from '@homecare/federation/variants'
import { dataText } from '../src/state'
import { makeBody, type ServedBody } from './body'
import type { Area, Composition, Frame, FramePieces } from './compose/input'
import { listedInSite, type ListedPage } from './listed-pages'
import type { PageData } from './page-data'
import { createRecent } from './recent'
import type { ShellSource } from './shell-build'
import { siteFiles } from './site-files'

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
  /** The remotes whose pages are client-rendered, since no release of them renders. */
  clientRendered: string[]
  data: PageData
  /** The pages of each variant, in the variants' order. */
  variants: Composition[]
}

/** All pages of one registry, for every bucket. They are swapped together. */
export interface ServedSite extends ComposedSite {
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

/** Finds the pages of one composition and the files beside them, for one variant. */
type PageSet = (pathname: string) => Found

export async function openSite(site: ComposedSite, source: ShellSource): Promise<ServedSite> {
  const sets: { below: number; set: PageSet }[] = []
  for (const [index, { below, registry }] of variantsOf(site.registry).entries()) {
    const composition = site.variants[index]
    if (!composition) throw new Error('Every variant needs its pages')
    sets.push({ below, set: await createPageSet({ registry, data: site.data }, composition, source) })
  }
  const majority = sets.at(-1)?.set
  if (!majority) throw new Error('A site needs pages')
  return {
    ...site,
    pagesFor: (bucket) => (bucket === null ? majority : (sets.find(({ below }) => bucket < below)?.set ?? majority)),
  }
}

/** Makes the page set of one composition: every page, compressed. */
async function createPageSet(
  { registry, data }: Pick<ComposedSite, 'registry' | 'data'>,
  { frames, areas }: Composition,
  source: ShellSource,
): Promise<PageSet> {
  const listed = listedInSite(registry, data)
  const files = await siteFiles({ registry, data, listed }, source)
  const areaAt = new Map(areas.map((area) => [area.path, area]))
  const listedFrames = new Map<string, Frame>()
  const bodies = new Map<string, ServedBody>()
  await pLimit(COMPRESSIONS).map(frames, async (frame) => {
    const { path, kind, pieces, ...secured } = frame
    if (pieces.length === 4) return void listedFrames.set(path, frame)
    const body = { ...(await makeBody(documentOf(pieces, areaAt.get(path)), HTML, source.env.COMPRESSION)), secured }
    if (kind !== 'offline') bodies.set(`${kind} ${path}`, body)
    else if (source.env.OFFLINE_PAGE === 'on') files.set(path, body)
  })
  const missing = bodies.get('not-found /404')
  if (!missing) throw new Error('A set of pages needs the page for unknown addresses')

  const listedAt = new Map(listed.map((page) => [addressIn(page.locale, page.path), page]))
  const ready = createRecent<ServedBody>(LISTED_READY)
  const listedBody = (address: string): Promise<ServedBody> | undefined => {
    const page = listedAt.get(address)
    const frame = page && listedFrames.get(addressIn(page.locale, page.pattern))
    if (!frame) return undefined
    return ready(address, async () => ({
      ...(await makeBody(documentOf(frame.pieces, areaAt.get(address), page), HTML, 'fast')),
      secured: { styleHashes: frame.styleHashes },
    }))
  }
  const lookUp = (address: string): Extract<Found, { status: number }> | null => {
    const { locale, path } = readAddress(address)
    const match = matchRemote(registry.remotes, path)
    const body =
      bodies.get(`prerendered ${address}`) ??
      listedBody(address) ??
      (match ? bodies.get(`client-rendered ${addressIn(locale, match.route.path)}`) : undefined)
    return body ? { body, status: 200, match } : null
  }
  const meant = addressesMeant(registry, listed)
  return (pathname) => {
    const file = files.get(pathname)
    if (file) return { body: file, status: 200 }
    const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
    const found = lookUp(trimmed)
    if (found) return trimmed === pathname ? found : { redirect: trimmed }
    const decoded = tryDecodeURIComponent(trimmed)
    // A path with `//host` would lead to another site.
    if (decoded !== trimmed && !decoded.startsWith('//') && lookUp(decoded)) return { redirect: decoded }
    const { locale, path } = readAddress(decoded.toLowerCase())
    const missingThere = bodies.get(`not-found ${addressIn(locale, '/404')}`)
    const redirect = missingThere && meant.get(path)
    if (!redirect) return { body: missingThere ?? missing, status: 404 }
    // A page that has no other language, such as the staff's, is at its English address.
    return { redirect: lookUp(addressIn(locale, redirect)) ? addressIn(locale, redirect) : redirect }
  }
}

/** The document of a page: its area in the frame, and in that of listed pages its own address and its own part of the answer. */
function documentOf(pieces: FramePieces, area?: Area, page?: ListedPage): string {
  if (pieces.length === 1) return pieces[0]
  if (!area) throw new Error('A page needs its area')
  const [start, middle, beforeData, end] = pieces
  if (!page) return start + area.head + middle + area.html + beforeData
  const ownMiddle = middle.replaceAll(page.pattern, () => page.path)
  return start + area.head + ownMiddle + area.html + beforeData + dataText(page.answer) + (end ?? '')
}

/** Pages by what people type for them: their aliases and their own addresses, in small letters. */
function addressesMeant({ remotes }: Registry, listed: readonly ListedPage[]): Map<string, string> {
  const pages: { path: string; aliases?: readonly string[] | undefined }[] = [
    ...listed,
    ...remotes.flatMap(({ routes }) => routes).filter(({ path }) => !path.includes(':')),
  ]
  const named = (addressesOf: (page: (typeof pages)[number]) => readonly string[]) =>
    pages.flatMap((page) => addressesOf(page).map((address) => [address.toLowerCase(), page.path] as const))
  return new Map([...named(({ aliases = [] }) => aliases), ...named(({ path }) => [path])])
}
