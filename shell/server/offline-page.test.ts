import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleCompose } from './testing/bundle-compose'
import { fixtureRemote, page } from './testing/fixture-remote'
import { BOOT_SCRIPT, startSampleSite, type SampleSite } from './testing/sample-site'
import { startUpstream, type Upstream } from './testing/upstream'

let dir: string
let composeScript: string
let upstream: Upstream
let site: SampleSite

const options = () => ({ bffUrl: upstream.url, composeScript })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'offline-page-test-'))
  composeScript = await bundleCompose(dir)
  upstream = await startUpstream()
  const routes = `[{ path: '/', element: h('h1', null, 'Home') }]`
  const { manifest, dist } = await fixtureRemote({ dir, version: '1.0.0-aaaaaaaa', paths: [page('/')], routes })
  upstream.release(manifest, dist)
  site = await startSampleSite({ ...options(), stateDir: join(dir, 'state') })
  await site.until('/', (_, status) => status === 200)
})

afterAll(async () => {
  site.stop()
  await upstream.stop()
  await rm(dir, { recursive: true, force: true })
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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

test('the worker that shows it may have all pages, and is never taken from a cache', async () => {
  const { headers } = await site.get('/shell/worker.js')
  expect(Object.fromEntries(headers)).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' })
})

test('a setting removes the page "You are offline" and its worker from all devices', async () => {
  const without = await startSampleSite({ ...options(), stateDir: join(dir, 'without'), offlinePage: false })
  try {
    await without.until('/', (_, status) => status === 200)
    expect((await without.get('/shell/offline.html')).status).toBe(404)
    expect(await (await without.get('/shell/worker.js')).text()).toContain('registration.unregister()')
  } finally {
    without.stop()
  }
})
