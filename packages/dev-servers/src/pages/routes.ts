import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'

const require = createRequire(import.meta.url)
const ASSETS = {
  '/pico.css': require.resolve('@picocss/pico/css/pico.jade.min.css'),
  '/pages.css': new URL('pages.css', import.meta.url),
  '/pages.js': new URL('pages.js', import.meta.url),
}

/** Styles and script of the pages, and the headers that all of a local server's answers get. */
export async function pageRoutes(policy: string): Promise<Hono> {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  for (const [path, file] of Object.entries(ASSETS)) {
    const text = await readFile(file, 'utf8')
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
    app.get(path, (c) => c.body(text, 200, { 'content-type': `${type}; charset=utf-8` }))
  }
  return app
}
