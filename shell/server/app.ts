import { Hono } from 'hono'
import type { Artifacts } from './artifacts'
import { answer, type Body } from './body'
import type { Site } from './site'

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }
const REVALIDATE = { 'cache-control': 'no-cache' }

export interface AppOptions {
  site: Pick<Site, 'current'>
  artifacts: Pick<Artifacts, 'find'>
  files: Map<string, Body>
  headers: Record<string, string>
  stopping: () => boolean
}

/** Pages, files of releases and the shell's own files. Everything is in memory or on disk: no call is made here. */
export function createApp({ site, artifacts, files, headers, stopping }: AppOptions): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    if (stopping()) context.res.headers.set('connection', 'close')
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', (context) =>
    site.current() && !stopping() ? context.json({ status: 'ready' }) : context.json({ status: 'not ready' }, 503),
  )
  app.get('/remotes/*', async (context) => {
    const body = await artifacts.find(context.req.path)
    return body ? answer(context.req.raw, body, { headers: IMMUTABLE }) : context.text('Not found', 404)
  })
  app.get('/shell/remotes.json', (context) => {
    const set = site.current()
    return set ? answer(context.req.raw, set.remotes, { headers: REVALIDATE }) : context.text('Not ready', 503)
  })
  app.get('/sitemap.xml', (context) => {
    const set = site.current()
    return set ? answer(context.req.raw, set.sitemap, { headers: REVALIDATE }) : context.text('Not ready', 503)
  })
  app.get('/*', (context) => {
    const url = new URL(context.req.url)
    const file = files.get(url.pathname)
    if (file)
      return answer(context.req.raw, file, { headers: url.pathname.startsWith('/shell/') ? IMMUTABLE : REVALIDATE })
    if (url.pathname.startsWith('/shell/')) return context.text('Not found', 404)
    const set = site.current()
    if (!set) return context.text('The site is starting. Please try again in a moment.', 503, { 'retry-after': '2' })
    const found = set.find(url.pathname)
    if ('redirect' in found)
      return new Response(null, { status: 308, headers: { location: found.redirect + url.search } })
    return answer(context.req.raw, found.page, { status: found.status, headers: REVALIDATE })
  })
  app.all('/*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app
}
