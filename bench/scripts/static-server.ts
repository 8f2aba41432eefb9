import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { serve } from '@homecare/dev-servers/serve'
import { contentTypeOf, listFiles } from '@homecare/federation/release/artifact-files'
import { compress } from '@homecare/shell/server/body'

// Serves a folder as our document server does: compressed once with Brotli, from memory, hashed files immutable.
const [dir = ''] = process.argv.slice(2)
const files = new Map<string, { type: string; isPage: boolean; body: Uint8Array; encoding: 'br' | null }>()
for (const path of await listFiles(dir)) {
  const isPage = extname(path) === '.html'
  const type = isPage ? 'text/html; charset=utf-8' : contentTypeOf(path)
  const raw = await readFile(join(dir, path))
  const small = await compress(raw, type)
  files.set(`/${path}`, { type, isPage, body: small?.br ?? raw, encoding: small ? 'br' : null })
}
const { port } = await serve((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local')
  const file = files.get(decodeURIComponent(pathname)) ?? files.get(join(pathname, 'index.html'))
  // Browsers request the favicon unasked; a 404 for it would count as an error of the page.
  if (!file) return void response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
  response
    .writeHead(200, {
      'content-type': file.type,
      'cache-control': file.isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      'content-length': file.body.length,
      ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    })
    .end(file.body)
})
console.log(`port ${port}`)
