import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { fontRoutes } from '../font-routes'

/** Stylesheet, script and fonts of the sandbox's pages. */
export async function assetRoutes(): Promise<Hono> {
  const [css, js] = await Promise.all(
    ['sandbox.css', 'sandbox.js'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  )
  const app = new Hono()
  app.get('/sandbox.css', (c) => c.body(css ?? '', 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/sandbox.js', (c) => c.body(js ?? '', 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.route('/', await fontRoutes())
  return app
}
