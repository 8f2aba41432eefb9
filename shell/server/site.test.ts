import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ComposedSite } from './page-set'
import { page, type Fixture } from './testing/fixture-remote'
import { BOOT_SCRIPT, hashOf, startSampleSite } from './testing/sample-site'

const paths = [
  page('/', { data: ['/api/greeting'] }),
  page('/when&where', { aliases: ['/when', '/inside'] }),
  page('/staff/:id', { prerender: false }),
  page('/inside', { index: false, asksForPlace: true }),
]
const release = (version: string, words: string): Fixture => ({
  version,
  paths,
  routes: `[
      { path: '/', element: h('div', null, h('title', null, ${JSON.stringify(words)}), h('h1', null, ${JSON.stringify(words)}), host.composed('/api/greeting')?.hello) },
      { path: '/when&where', element: h('h1', null, 'When and where') },
      { path: '/inside', element: h('h1', null, 'A step that needs the one before') },
      { path: '/staff/:id', element: h('h1', null, 'For the browser only') },
    ]`,
})

const site = await startSampleSite({
  remotes: [release('1.0.0-aaaaaaaa', 'First words')],
  answers: { '/api/greeting': { hello: 'Good morning' } },
})
const { upstream, textOf } = site
/** Has pages only once its test gives it some. */
const starting = await startSampleSite({ remotes: [] })

test('a page is served whole, with text, head, and the response of the BFF that it was composed with', async () => {
  const response = await site.get('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  for (const part of [
    '<h1>First words</h1>',
    '<title>First words</title>',
    'Good morning',
    '/remotes/test/1.0.0-aaaaaaaa/test.css',
    '+971 4 000 0000',
  ])
    expect(html).toContain(part)
})

test('a page has one inlined script, and the policy has the hashes of it and of the page’s styles', async () => {
  const response = await site.get('/')
  const html = await response.text()
  const scripts = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>(.*?)<\/script>/gs)]
  expect(scripts.map(([tag]) => tag)).toEqual([`<script>${BOOT_SCRIPT}</script>`])
  expect(html.match(/\sstyle="|\son[a-z]+="/g)).toBeNull()
  const styles = [...html.matchAll(/<style data-href="([^"]*)">(.*?)<\/style>/gs)]
  expect(styles.map(([, href]) => href)).toEqual(['/shell/main.css', '/remotes/test/1.0.0-aaaaaaaa/test.css'])
  const hashes = styles.map(([, , css]) => ` ${hashOf(css ?? '')}`)
  expect(response.headers.get('content-security-policy')).toBe(policyWith(hashes.join('')))
  expect((await site.get('/robots.txt')).headers.get('content-security-policy')).toBe(policyWith(''))
})

const NO_DEVICE = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

test.each([
  ['a page', '/', ['same-origin', NO_DEVICE, 'strict-origin-when-cross-origin']],
  [
    'a page that declares that it asks for the place',
    '/inside',
    ['same-origin', NO_DEVICE.replace('geolocation=()', 'geolocation=(self)'), 'strict-origin-when-cross-origin'],
  ],
  ['a part of pages', '/favicon.svg', [null, null, null]],
])('%s, %s, has the security headers that matter for it', async (_, path, own) => {
  const { headers } = await site.get(path)
  const names = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'strict-transport-security']
  const sent = [...names, 'x-content-type-options'].map((name) => headers.get(name))
  expect(sent).toEqual([...own, 'max-age=31536000; includeSubDomains', 'nosniff'])
})

test('a part of pages may do nothing when it is opened alone', async () => {
  for (const path of ['/favicon.svg', '/shell/toasts.1.js', '/remotes/test/1.0.0-aaaaaaaa/entry.js'])
    expect((await site.get(path)).headers.get('content-security-policy')).toBe("default-src 'none'")
})

const IMMUTABLE = 'public, max-age=31536000, immutable'

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  // Its name stays the same in the next build.
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/shell/toasts.1.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/remotes/test/1.0.0-aaaaaaaa/entry.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/remotes/test/1.0.0-aaaaaaaa/remote.json', 'application/json', IMMUTABLE],
])('%s is sent compressed, as %s, and kept by browsers as %s', async (path, type, caching) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await site.get(path, { 'accept-encoding': encoding })
    const { headers } = response
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(await textOf(path))
    const sent = ['content-encoding', 'content-type', 'cache-control', 'last-modified'].map((name) => headers.get(name))
    expect(sent).toEqual([encoding, type, caching, null])
  }
})

test.each(['/', '/favicon.svg'])('%s is not sent again to a browser that has it', async (path) => {
  const etag = (await site.get(path)).headers.get('etag') ?? ''
  const again = await site.get(path, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  ...['/shell/toasts.2.js', '/shell/toasts.1.js.br'],
  ...['/remotes/test/1.0.0-aaaaaaaa/server.cjs', '/remotes/test/1.0.0-aaaaaaaa/remote.json.br'],
])('%s is no file of a build or a release, and may become one', async (path) => {
  const missing = await site.get(path)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null])
})

test.each([
  ['/when%26where?a=1', '/when&where?a=1'],
  ['/when&where/', '/when&where'],
  ['/when?a=1', '/when&where?a=1'],
  ['/WHEN/', '/when&where'],
  ['/Inside', '/inside'],
])('%s, which means a page, redirects to %s', async (path, to) => {
  const response = await site.get(path)
  expect([response.status, response.headers.get('location')]).toEqual([308, to])
})

test('no page has a link to an alias, and a page at an alias of another is itself', async () => {
  expect(await textOf('/')).not.toContain('"/when"')
  expect((await site.get('/inside')).status).toBe(200)
})

test('no path leaves the site or the folder of releases', async () => {
  for (const path of ['/%2F%2Fevil.example', '/remotes/..%252f..%252fpages.json', '/shell/..%5cpages.json'])
    expect([path, (await site.get(path)).status]).toEqual([path, 400])
})

test('a site none of whose remotes has Arabic has English addresses only', async () => {
  expect((await site.get('/ar')).status).toBe(404)
  expect(await textOf('/')).not.toMatch(/hreflang|العربية/i)
})

test('a client-rendered page has the frame with an empty area', async () => {
  const response = await site.get('/staff/17')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('id="shell-state"')
  expect(html).not.toContain('For the browser only')
})

test('a page that search engines may not index has a robots meta element', async () => {
  const noindex = '<meta name="robots" content="noindex"/>'
  expect(await textOf('/inside')).toContain(noindex)
  expect(await textOf('/')).not.toContain(noindex)
})

test('robots.txt excludes staff pages and calls, and links to the sitemap', async () => {
  const lines = (await textOf('/robots.txt')).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /admin', 'Disallow: /login', 'Disallow: /api']))
  expect(lines).toContain('Sitemap: https://care.example/sitemap.xml')
})

test('the web manifest has the provider’s name, and every icon of it and of a page exists in its stated size', async () => {
  const response = await site.get('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] }
  expect(name).toBe('Check Home Care')
  const html = await textOf('/')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  const named = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
  for (const href of named) expect(html).toContain(`href="${href}"`)
  const read = (path: string) => readFile(join(import.meta.dirname, '../static', path))
  for (const href of named) expect((await read(href)).byteLength, href).toBeGreaterThan(0)
  for (const { src, sizes } of icons) {
    const view = new DataView(Uint8Array.from(await read(src)).buffer)
    expect([src, `${view.getUint32(16)}x${view.getUint32(20)}`]).toEqual([src, sizes])
  }
})

test('a release with altered bytes is not served, and the previous pages stay', async () => {
  upstream.send = (path, bytes) => (path.endsWith('/entry.js') ? new TextEncoder().encode('stolen()') : bytes)
  site.release(release('1.0.1-bbbbbbbb', 'Altered words'))
  await site.untilRefused(/entry\.js is not the file that was released/)
  expect(await textOf('/')).not.toContain('Altered words')
  expect((await site.get('/remotes/test/1.0.1-bbbbbbbb/entry.js')).status).toBe(404)
  upstream.send = (_, bytes) => bytes
})

test('a release is served although a BFF could not send one of its files at first', async () => {
  let requests = 0
  upstream.send = (path, bytes) => (path === 'test/1.0.1-eeeeeeee/entry.js' && requests++ === 0 ? null : bytes)
  site.release(release('1.0.1-eeeeeeee', 'Words of a second try'))
  await site.until('/', (text) => text.includes('Words of a second try'))
  await site.untilRefused(/entry\.js answered 503/)
})

test('a release with one page that does not render changes no page', async () => {
  site.release({
    ...release('1.0.2-cccccccc', 'Half'),
    routes: `[{ path: '/', element: h('h1', null, 'Half') }, { path: '/when&where', element: h(() => { throw new Error('broken') }) }]`,
  })
  await site.untilRefused(/\/when&where does not render: Error: broken/)
  expect(await textOf('/')).not.toContain('Half')
})

test('a new release replaces every page, and files of the previous release stay for open browser tabs', async () => {
  site.release(release('1.1.0-dddddddd', 'Second words'))
  await site.until('/', (html) => html.includes('Second words'))
  expect(await textOf('/when&where')).toContain('1.1.0-dddddddd')
  expect((await site.get('/remotes/test/1.0.0-aaaaaaaa/entry.js')).status).toBe(200)
})

test('the document server is ready once its home page can be served, and not with other pages alone', async () => {
  const ready = async () => (await starting.get('/readyz')).status
  expect(await ready()).toBe(503)
  starting.release({ name: 'inside', version: '1.0.0-aaaaaaaa', paths: [page('/inside')], words: 'Inside' })
  await starting.until('/inside', (_, status) => status === 200)
  expect(await ready()).toBe(503)
  starting.release({ name: 'home', version: '1.0.0-aaaaaaaa', words: 'Home' })
  await starting.until('/', (_, status) => status === 200)
  expect(await ready()).toBe(200)
})

test('pages and the list for open tabs have the report tokens of the registry, also after these have changed', async () => {
  for (const secret of ['a-secret', 'another-secret']) {
    upstream.replaceSecret(secret)
    await site.until('/', (html) => html.includes(`"reportToken":"1.1.0-dddddddd ${secret}"`))
    const list = await textOf('/shell/remotes.json')
    for (const version of ['1.1.0-dddddddd', '1.0.2-cccccccc'])
      expect(list).toContain(`"reportToken":"${version} ${secret}"`)
  }
})

test('pages and files are served while all other services are down, even after a restart', async () => {
  upstream.isDown = true
  expect((await site.get('/')).status).toBe(200)
  await site.untilRefused(/^http:\/\/127\.0\.0\.1:\d+\/api\/\S+ did not answer: (?!fetch failed)./)
  await site.restart()
  expect(await textOf('/')).toContain('Second words')
  for (const file of ['1.1.0-dddddddd/entry.js', '1.0.0-aaaaaaaa/entry.js', '1.0.0-aaaaaaaa/remote.json'])
    expect([file, (await site.get(`/remotes/test/${file}`)).status]).toEqual([file, 200])
})

test('stored pages have the shape that the name of their file stands for, since versions of the shell share the folder', async () => {
  const stored = JSON.parse(await readFile(join(site.dir, 'state/site.json'), 'utf8')) as ComposedSite
  const [variant] = stored.variants
  expect(Object.keys(stored)).toEqual(['id', 'registry', 'clientRendered', 'data', 'variants'])
  expect(Object.keys(variant?.frames[0] ?? {})).toEqual(['path', 'kind', 'pieces', 'styleHashes'])
  expect(Object.keys(variant?.areas[0] ?? {})).toEqual(['path', 'head', 'html'])
})

test('a newer shell that starts while all other services are down composes the stored pages with its own files', async () => {
  await site.restart({ mainScript: 'newer.js' })
  const html = await textOf('/')
  for (const part of ['/shell/newer.js', 'Second words']) expect(html).toContain(part)
})

/** Of all pages; it allows these hashes of styles. */
const policyWith = (styles: string) =>
  `default-src 'self'; script-src 'self' ${hashOf(BOOT_SCRIPT)}; img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' https://gateway.example; require-trusted-types-for 'script'; trusted-types default; report-uri /api/csp-reports; style-src 'self'${styles}`
