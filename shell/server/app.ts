import { Hono, type Context } from 'hono'
import type { Artifacts } from './artifacts'
import { answer, type Body } from './body'
import { givePlace, placeCookie, placeOf } from './canary-bucket'
import type { ServedSite } from './site-variants'
import type { Site } from './site'
import type { SecurityHeaders } from './security-headers'
import { tryReleaseRoute } from './try-release-route'
import type { ViewCounter } from './view-counter'

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }
const REVALIDATE = { 'cache-control': 'no-cache' }

export interface AppOptions {
  site: Pick<Site, 'current' | 'tryRelease'>
  artifacts: Pick<Artifacts, 'find'>
  files: Map<string, Body>
  /** Files of the shells that were replaced in the last day. */
  oldFile: (pathname: string) => Promise<Body | null>
  headers: SecurityHeaders
  /** Cookies only over TLS. */
  secureCookies: boolean
  views: Pick<ViewCounter, 'add'>
  /** The token that the BFF has as well. */
  token: string
  stopping: () => boolean
}

interface Env {
  Variables: { styleHashes?: readonly string[] }
}

/** Pages, files of releases and the shell's own files. Everything is in memory or on disk: no call is made here. */
export function createApp(options: AppOptions): Hono<Env> {
  const { site, artifacts, files, oldFile, headers, secureCookies, views, token, stopping } = options
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers(context.get('styleHashes') ?? [])))
      context.res.headers.set(name, value)
    if (stopping()) context.res.headers.set('connection', 'close')
  })

  /** The pages of this visitor, and the headers that keep them so: a share stays with the same visitors. */
  const visitor = (context: Context<Env>, served: ServedSite) => {
    if (!served.shared) return { pages: served.pagesFor(null), headers: REVALIDATE }
    const known = placeOf(context.req.header('cookie'))
    const place = known ?? givePlace()
    const vary = { ...REVALIDATE, vary: 'Accept-Encoding, Cookie' }
    const given = known === null ? { ...vary, 'set-cookie': placeCookie(place, secureCookies) } : vary
    return { pages: served.pagesFor(place), headers: given }
  }

  app.get('/readyz', (context) => {
    const served = site.current()
    return served && !stopping()
      ? context.json({ status: 'ready', revision: served.registry.revision })
      : context.json({ status: 'not ready' }, 503)
  })
  app.get('/remotes/*', async (context) => {
    const body = await artifacts.find(context.req.path)
    return body ? answer(context.req.raw, body, { headers: IMMUTABLE }) : context.text('Not found', 404)
  })
  app.get('/shell/remotes.json', async (context) => {
    const served = site.current()
    if (!served) return context.text('Not ready', 503)
    const { pages, headers: own } = visitor(context, served)
    return answer(context.req.raw, pages.remotes(), { headers: own })
  })
  app.route('/', tryReleaseRoute(site, token))
  app.get('/sitemap.xml', async (context) => {
    const served = site.current()
    return served
      ? answer(context.req.raw, served.pagesFor(null).sitemap, { headers: REVALIDATE })
      : context.text('Not ready', 503)
  })
  app.get('/*', async (context) => {
    const url = new URL(context.req.url)
    const ours = url.pathname.startsWith('/shell/')
    const file = files.get(url.pathname) ?? (ours ? await oldFile(url.pathname) : null)
    if (file) return answer(context.req.raw, file, { headers: ours ? IMMUTABLE : REVALIDATE })
    if (ours) return context.text('Not found', 404)
    const served = site.current()
    if (!served) return context.text('The site is starting. Please try again in a moment.', 503, { 'retry-after': '2' })
    const { pages, headers: own } = visitor(context, served)
    const found = pages.find(url.pathname)
    if ('redirect' in found)
      return new Response(null, { status: 308, headers: { location: found.redirect + url.search } })
    context.set('styleHashes', found.page.styleHashes)
    if (found.release && context.req.method === 'GET') views.add(found.release)
    return answer(context.req.raw, found.page, { status: found.status, headers: own })
  })
  app.all('/*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app
}
