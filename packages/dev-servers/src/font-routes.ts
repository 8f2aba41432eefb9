import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'

const require = createRequire(import.meta.url)
const FONTS = {
  figtree: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  fraunces: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
}

/** The site's two font families, for the pages of the local servers: `/fonts/figtree.woff2`, `/fonts/fraunces.woff2`. */
export async function fontRoutes(): Promise<Hono> {
  const app = new Hono()
  for (const [name, path] of Object.entries(FONTS)) {
    const bytes = Uint8Array.from(await readFile(path))
    app.get(`/fonts/${name}.woff2`, (c) =>
      c.body(bytes, 200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }),
    )
  }
  return app
}
