import { expect, test } from 'vitest'
import { page } from './testing/fixture-remote'
import { startSampleSite } from './testing/sample-site'

const CALL = '/api/things'
const thing = (name: string, changedOn: string | null = null) => ({
  path: `/things/${name}`,
  words: `All of ${name}`,
  // As text of a script it would end it.
  note: '</script>',
  changedOn,
})
const aliased = { ...thing('c'), aliases: ['/things/b', '/things/sea', '/things/a'] }
const LIST = { items: Array.from({ length: 500 }, (_, index) => `Test number ${index}`) }
const last = (call: string) => `host.composed('${call}')?.items.at(-1)`

const site = await startSampleSite({
  answers: {
    // A page that is none of the route's is left out.
    [CALL]: { pages: [thing('a', '2026-02-02'), thing('b', '2025-12-31'), { path: '/' }] },
    '/api/list': LIST,
    '/api/short-list': { items: ['One test'] },
  },
  remotes: [
    {
      version: '1.0.0-aaaaaaaa',
      paths: [
        page('/lists', { data: ['/api/list', '/api/short-list'] }),
        page('/when&where'),
        page('/inside', { index: false }),
        page('/staff', { prerender: false }),
        page('/things/:name', { prerender: false, data: [CALL], pagesFrom: CALL }),
      ],
      routes: `[
        { path: '/lists', element: h('p', null, ${last('/api/list')}, ' and ', ${last('/api/short-list')}) },
        { path: '/when&where', element: h('h1', null, 'When and where') },
        { path: '/inside', element: h('h1', null, 'A step that needs the one before') },
        { path: '/things/:name', element: h('h1', null, host.composed('${CALL}')?.pages.map(({ words }) => words).join()) },
      ]`,
    },
  ],
})
const { upstream, textOf } = site

test('a large answer is no part of the document that is composed with it, but a file that the document names', async () => {
  const html = await textOf('/lists')
  expect(html).toContain('Test number 499')
  expect(html).not.toContain('Test number 498')
  const file = await site.get('/shell/data/api/list')
  expect(await file.json()).toEqual(LIST)
  expect(file.headers.get('cache-control')).toBe('no-cache')
  expect(html).toContain(`"data":${JSON.stringify([{ call: '/api/list', etag: file.headers.get('etag') }])}`)
})

test('a small answer stands in the document and is no file', async () => {
  expect(await textOf('/lists')).toContain('"data":{"/api/short-list":{"items":["One test"]}}')
  expect((await site.get('/shell/data/api/short-list')).status).toBe(404)
})

test('the sitemap has the pages that search engines may index, with the day of their release or of a later change of their data', async () => {
  const response = await site.get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const entries = (await response.text()).matchAll(/<loc>https:\/\/care\.example(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)
  expect([...entries].map(([, path, day]) => [path, day])).toEqual([
    ['/lists', '2026-01-01'],
    ['/when&amp;where', '2026-01-01'],
    ['/things/a', '2026-02-02'],
    ['/things/b', '2026-01-01'],
  ])
})

test('each page that the data list is served with its own entry alone, which can’t end the script that it is in, and a path that they don’t list is not found', async () => {
  const response = await site.get('/things/a', { 'accept-encoding': 'br' })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br'])
  const html = await textOf('/things/a')
  expect(html).toContain('<h1>All of a</h1>')
  const [, state = ''] = /<script id="shell-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect((JSON.parse(state) as { data: unknown }).data).toEqual({ [CALL]: { pages: [thing('a', '2026-02-02')] } })
  expect(html).not.toContain('All of b')
  expect((await site.get('/things/b')).status).toBe(200)
  for (const path of ['/things/c', '/things/:name']) expect([path, (await site.get(path)).status]).toEqual([path, 404])
})

test('a page that the data list later is served then, and its former addresses and capitals redirect to it', async () => {
  upstream.answers.set('/api/things', { pages: [thing('a'), aliased] })
  await site.until('/things/c', (html, status) => status === 200 && html.includes('All of c'))
  for (const path of ['/things/b', '/things/sea', '/Things/C']) {
    const response = await site.get(`${path}?from=old`)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 308, '/things/c?from=old'])
  }
  expect((await site.get('/things/a')).status).toBe(200)
})

test('a page that the data no longer list is not found', async () => {
  upstream.answers.set('/api/things', { pages: [thing('c')] })
  await site.until('/things/a', (_, status) => status === 404)
})

test('listed pages are served while all other services are down, even after a restart', async () => {
  upstream.isDown = true
  await site.restart()
  expect(await textOf('/things/c')).toContain('All of c')
})
