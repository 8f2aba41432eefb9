// Serves a folder as our document server does: compressed once with Brotli, from memory, hashed files immutable.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const [, , dir, port] = process.argv
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}
const files = new Map()
for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
  if (!statSync(join(dir, path)).isFile()) continue
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const body = readFileSync(join(dir, path))
  const isCompressible = /text|json|svg/.test(type)
  const headers = {
    'content-type': type,
    'cache-control': extname(path) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isCompressible ? { 'content-encoding': 'br' } : {}),
  }
  files.set(`/${path}`, {
    headers,
    body: isCompressible
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: extname(path) === '.js' ? 11 : 10 } })
      : body,
  })
}
createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local')
  const file = files.get(decodeURIComponent(pathname)) ?? files.get(join(pathname, 'index.html'))
  // Browsers request the favicon unasked; a 404 for it would count as an error of the page.
  if (!file) return response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
  response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body)
}).listen(Number(port), '127.0.0.1')
