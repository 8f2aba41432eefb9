import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { readAddress } from '@homecare/federation/locales'
import { isPlainPath } from '@homecare/federation/parse'
import { matchRemote } from '@homecare/federation/registry'
import type { Artifacts } from './artifacts'
import { sendBody, type Body } from './body'
import { bucketOf } from './canary-bucket'
import { OFFLINE_PAGE, SITE_WORKER } from '../src/offline/addresses'
import { offlineFileOf, siteWorker, type OfflineFacts } from './offline-files'
import type { SecuredResponse } from './security-headers'
import type { Site } from './site'
import type { ServedSite } from './site-variants'
import { tellTrace } from './trace-request'
import { tryReleaseRoute } from './try-release-route'
import type { ViewCounter } from './view-counter'

const REVALIDATE = { 'cache-control': 'no-cache' }

export interface AppOptions {
  site: Pick<Site, 'current' | 'tryRelease'>
  artifacts: Pick<Artifacts, 'has'>
  /** Has `remotes/` with files of releases, and `files/` with the shell's own. */
  stateDir: string
  /** Returns whether a path is one of the shell's own files, of this build or of one replaced in the last day. */
  isOwnFile: (pathname: string) => boolean
  /** Files that are created at the start. */
  files: Map<string, Body>
  headers: MiddlewareHandler<SecuredResponse>
  /** What web manifests of installable pages are made of. */
  offline: OfflineFacts
  /** False to remove the page "You are offline" and its worker from all devices. */
  offlinePage: boolean
  /** True to set cookies only over TLS. */
  secureCookies: boolean
  views: Pick<ViewCounter, 'add'>
  /** The tokens with which the BFF may call. */
  tokens: readonly string[]
  stopping: () => boolean
  /** Whether pages are told their trace. */
  traced?: boolean
}

/**
 * Serves pages, files of releases and the shell's own files. Everything is in memory or on disk: no call is made here.
 */
export function createShellApp(options: AppOptions): Hono<SecuredResponse> {
  const {
    site,
    artifacts,
    stateDir,
    isOwnFile,
    files,
    headers,
    offline,
    offlinePage,
    secureCookies,
    views,
    tokens,
    stopping,
    traced,
  } = options
  const app = new Hono<SecuredResponse>()
  app.use(async (context, next) => {
    await next()
    if (stopping()) context.res.headers.set('connection', 'close')
  })
  // A target that servers read differently is refused before anything looks at it.
  app.use(async (context, next) =>
    isPlainPath(context.env?.incoming?.url ?? context.req.path)
      ? next()
      : context.text('The address could not be read', 400),
  )
  if (traced) app.use(tellTrace)
  app.use(headers)
  const fromState = (folder: string, rewriteRequestPath = (path: string) => path) =>
    serveStatic({ root: join(stateDir, folder), precompressed: true, rewriteRequestPath })
  const remoteFile = fromState('remotes', (path) => path.slice('/remotes'.length))
  const ownFile = fromState('files')

  /** The pages of this visitor, and the headers that keep a canary release with the same visitors. */
  const pagesOf = (context: Context<SecuredResponse>, served: ServedSite) =>
    served.hasVariants
      ? {
          pages: served.pagesFor(bucketOf(context, secureCookies)),
          headers: { ...REVALIDATE, vary: 'Accept-Encoding, Cookie' },
        }
      : { pages: served.pagesFor(null), headers: REVALIDATE }

  app.get('/readyz', (context) => {
    const served = site.current()
    const revision = served?.registry.revision
    const home = served?.pagesFor(null).find('/')
    const reason = stopping()
      ? 'this process is about to end'
      : home && 'page' in home && home.status === 200
        ? undefined
        : 'no release with the home page is served yet'
    return reason === undefined
      ? context.json({ status: 'ready', revision })
      : context.json({ status: 'not ready', reason, revision }, 503)
  })
  app.get(
    '/remotes/*',
    partOfPages,
    async (context, next) => ((await artifacts.has(context.req.path)) ? remoteFile(context, next) : next()),
    (context) => context.text('Not found', 404),
  )
  app.use('/*', etag())
  app.get('/shell/remotes.json', (context) => {
    const served = site.current()
    if (!served) return context.text('Not ready', 503)
    const { pages, headers: own } = pagesOf(context, served)
    return sendBody(context, pages.remotes, 200, own)
  })
  app.get('/shell/data/*', (context) => {
    const answer = site.current()?.answers.get(context.req.path.slice('/shell/data'.length))
    context.set('isPart', true)
    return answer ? sendBody(context, answer, 200, REVALIDATE) : context.text('Not found', 404)
  })
  app.get(SITE_WORKER, (context) => {
    const { text, headers: own } = siteWorker(offlinePage)
    return context.body(text, 200, { ...REVALIDATE, ...own })
  })
  app.get(OFFLINE_PAGE, (context) => {
    const page = offlinePage ? site.current()?.pagesFor(null).offline : undefined
    if (!page) return context.text('Not found', 404)
    context.set('styleHashes', page.styleHashes)
    context.set('scriptHashes', page.scriptHashes)
    return sendBody(context, page, 200, REVALIDATE)
  })
  app.route('/', tryReleaseRoute(site, tokens))
  app.get('/sitemap.xml', (context) => {
    const served = site.current()
    return served ? sendBody(context, served.pagesFor(null).sitemap, 200, REVALIDATE) : context.text('Not ready', 503)
  })
  app.get(
    '/shell/*',
    partOfPages,
    (context, next) => (isOwnFile(context.req.path) ? ownFile(context, next) : next()),
    (context) => context.text('Not found', 404),
  )
  app.get('/*', async (context, next) => {
    const url = new URL(context.req.url)
    const file = files.get(url.pathname)
    if (file) return sendBody(context, file, 200, REVALIDATE)
    if (isOwnFile(url.pathname)) {
      context.set('isPart', true)
      context.header('cache-control', 'no-cache')
      return ownFile(context, next)
    }
    const served = site.current()
    if (!served) return context.text('The site is starting. Please try again in a moment.', 503, { 'retry-after': '2' })
    const { pages, headers: own } = pagesOf(context, served)
    const offlineFile = offlineFileOf(url.pathname, pages.registry, offline)
    if (offlineFile) return context.body(offlineFile.text, 200, { ...REVALIDATE, ...offlineFile.headers })
    const found = pages.find(url.pathname)
    if ('redirect' in found)
      return new Response(null, { status: 308, headers: { location: found.redirect + url.search } })
    const page = await found.page
    context.set('styleHashes', page.styleHashes)
    context.set(
      'asksForPlace',
      matchRemote(pages.registry.remotes, readAddress(url.pathname).path)?.route.asksForPlace === true,
    )
    if (found.release && context.req.method === 'GET') views.add(found.release)
    return sendBody(context, page, found.status, own)
  })
  app.all('/*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app
}

/** Files that pages use. Only one that exists is immutable, since a missing one may be added later. */
const partOfPages: MiddlewareHandler<SecuredResponse> = async (context, next) => {
  await next()
  context.set('isPart', true)
  if (!context.res.ok) return
  context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  // For asking again, which nobody does; each part of a first visit would carry it.
  context.res.headers.delete('last-modified')
}
