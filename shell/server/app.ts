import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { currentTraceparent } from '@homecare/server-kit/span'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { isPlainPath, parseRelease } from '@homecare/federation/parse'
import { Refused } from '@homecare/federation/with-release'
import type { Artifacts } from './artifacts'
import { sendBody } from './body'
import { bucketOf } from './canary-bucket'
import type { OwnFiles } from './own-files'
import { securityHeaders, type SecuredResponse } from './security-headers'
import type { ShellSource } from './shell-build'
import type { Site } from './site'
import type { ViewCounter } from './view-counter'

export interface AppOptions extends Pick<ShellSource, 'env' | 'build'> {
  site: Pick<Site, 'current' | 'tryRelease'>
  artifacts: Pick<Artifacts, 'has'>
  ownFiles: Pick<OwnFiles, 'has'>
  views: ViewCounter
  stopping?: () => boolean
  /** Traces each request. */
  trace?: MiddlewareHandler | undefined
}

/**
 * Serves pages, files of releases and the shell's own files. Everything is in memory or on disk: no call is made here.
 */
export function createShellApp(options: AppOptions): Hono<SecuredResponse> {
  const { env, site, artifacts, ownFiles, views, stopping = () => false, trace } = options
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
  if (trace) app.use(trace, tellTrace)
  app.use(securityHeaders(options))

  app.get('/readyz', (context) => {
    const served = site.current()
    const revision = served?.registry.revision
    const home = served?.pagesFor(null)('/')
    const reason = stopping()
      ? 'this process is about to end'
      : home && 'body' in home && home.status === 200
        ? undefined
        : 'no release with the home page is served yet'
    return reason === undefined
      ? context.json({ status: 'ready', revision })
      : context.json({ status: 'not ready', reason, revision }, 503)
  })
  const remoteFile = fileOf(join(env.STATE_DIR, 'remotes'), (path) => path.slice('/remotes'.length))
  app.get('/remotes/*', async (context) =>
    (await artifacts.has(context.req.path)) ? remoteFile(context) : noSuchFile(context),
  )
  app.use('/*', etag())
  app.post(
    '/shell/try-release',
    bearerAuth({ token: [...env.SHELL_TOKEN] }),
    bodyLimit({ maxSize: MAX_RELEASE_BYTES }),
    (context) => tryRelease(context, site),
  )
  const ownFile = fileOf(join(env.STATE_DIR, 'files'))
  app.get('/*', async (context, next) => ((await ownFiles.has(context.req.path)) ? ownFile(context) : next()))
  app.get('/*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const served = site.current()
    if (!served) return context.text('The site is starting. Please try again in a moment.', 503, { 'retry-after': '2' })
    // A visitor's bucket keeps a canary release with the same visitors.
    const hasVariants = served.variants.length > 1
    const pages = served.pagesFor(hasVariants ? bucketOf(context, env.PUBLIC_URL.startsWith('https:')) : null)
    // An answer that pages are composed with has its language in its address.
    const found = pages(pathname.startsWith('/shell/data/') ? pathname + search : pathname)
    if ('redirect' in found) return new Response(null, { status: 308, headers: { location: found.redirect + search } })
    if (found.status === 404 && pathname.startsWith('/shell/')) return noSuchFile(context)
    const body = await found.body
    context.set('secured', { asksForPlace: found.match?.route.asksForPlace === true, ...body.secured })
    if (found.match && context.req.method === 'GET') views.add(found.match.remote)
    return sendBody(context, body, found.status, {
      'cache-control': 'no-cache',
      ...(hasVariants && { vary: 'Accept-Encoding, Cookie' }),
    })
  })
  app.all('/*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app
}

const MAX_RELEASE_BYTES = 1024 * 1024

/** The BFF sends a manifest whose files it has: 204 if every page can be composed, else 422. */
async function tryRelease(context: Context, site: AppOptions['site']): Promise<Response> {
  try {
    await site.tryRelease(parseRelease(await context.req.json()))
    return context.body(null, 204)
  } catch (error) {
    if (error instanceof Refused) return context.json({ reason: error.message }, 422)
    return context.text(error instanceof Error ? error.message : String(error), 503)
  }
}

/** Sends a file that pages use. Only one that exists is immutable, since a missing one may be added later. */
function fileOf(root: string, rewriteRequestPath = (path: string) => path) {
  const send = serveStatic<SecuredResponse>({ root, precompressed: true, rewriteRequestPath })
  return async (context: Context<SecuredResponse>): Promise<Response> => {
    const response = await send(context, () => Promise.resolve())
    if (!response) return noSuchFile(context)
    context.set('secured', { isPart: true })
    // The names of the others, such as an icon's, stay the same in the next build.
    const isImmutable = /^\/(remotes|shell)\//.test(context.req.path)
    response.headers.set('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    // Each part of a first visit would carry it; what is asked for again is so by its entity tag.
    response.headers.delete('last-modified')
    return response
  }
}

/**
 * Tells a page the trace that it belongs to, which its calls then name. Pages are made before they are requested and are
 * the same for everybody, so this is a header.
 */
const tellTrace: MiddlewareHandler = async (context, next) => {
  await next()
  const traceparent = currentTraceparent()
  if (traceparent && context.res.headers.get('content-type')?.startsWith('text/html'))
    context.res.headers.set('server-timing', `traceparent;desc="${traceparent}"`)
}

function noSuchFile(context: Context<SecuredResponse>): Response {
  context.set('secured', { isPart: true })
  return context.text('Not found', 404)
}
