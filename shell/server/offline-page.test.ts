import { expect, test } from 'vitest'
import { page } from './testing/fixture-remote'
import { BOOT_SCRIPT, hashOf, startSampleSite } from './testing/sample-site'

/** A site with a page that opens without a network. */
const release = (version: string, offline: { offline?: { name: string } }) => ({
  ...{ version, words: 'Home', arabic: `[{ path: '/', element: h('h1', null, 'الرئيسية') }]` },
  paths: [
    page('/'),
    page('/rounds', { prerender: false, ...offline }),
    page('/orders/:id', { prerender: false, ...offline }),
  ],
})
const site = await startSampleSite({ remotes: [release('1.0.0-aaaaaaaa', { offline: { name: 'Rounds' } })] })

test('the page "You are offline" is one file with the phone number and its own script, and names no release', async () => {
  const response = await site.get('/shell/offline.html')
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  for (const part of ['<h1', 'You are offline', 'href="tel:', 'href="https://wa.me/', 'content="noindex"'])
    expect(html).toContain(part)
  expect(html).not.toMatch(/\/remotes\/|<script src|<link|shell-state/)
  const policy = response.headers.get('content-security-policy') ?? ''
  const inlined = [...html.matchAll(/<(style|script)>([^]*?)<\/\1>/g)].map(([, , text = '']) => hashOf(text))
  expect(inlined).toHaveLength(3)
  for (const hash of inlined) expect(policy).toContain(hash)
  expect(policy).toContain("worker-src 'self'")
  expect(policy).not.toContain(hashOf(BOOT_SCRIPT))
})

test('the page of Arabic addresses is in Arabic, from right to left', async () => {
  const html = await site.textOf('/shell/ar/offline.html')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('لا يوجد اتصال بالإنترنت')
})

test('the worker that shows it may have all pages, and is never taken from a cache', async () => {
  const { headers } = await site.get('/shell/worker.js')
  expect(Object.fromEntries(headers)).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' })
})

test('a setting removes the page "You are offline" and its worker from all devices', async () => {
  const without = await site.another({ stateDir: 'without', offlinePage: 'off' })
  await without.until('/', (_, status) => status === 200)
  expect((await without.get('/shell/offline.html')).status).toBe(404)
  expect(await without.textOf('/shell/worker.js')).toBe('unregister()')
})

test('the web manifest of a page that opens without a network names it and keeps an installed page within its path', async () => {
  expect(await (await site.get('/rounds/app.webmanifest')).json()).toMatchObject({
    ...{ short_name: 'Rounds', start_url: '/rounds', scope: '/rounds', display: 'standalone' },
  })
})

test.each(['/worker.js', '/nowhere/worker.js', '/orders/1/worker.js', '/orders/:id/worker.js', '/rounds/x/worker.js'])(
  'there is no worker at %s',
  async (path) => expect((await site.get(path)).status).toBe(404),
)

test('after a release with a page that no longer opens without a network, as by a rollback, its worker removes itself and it can’t be installed', async () => {
  site.release(release('1.1.0-bbbbbbbb', {}))
  await site.until('/rounds/worker.js', (text) => text.includes('unregister()'))
  expect((await site.get('/rounds/app.webmanifest')).status).toBe(404)
})
