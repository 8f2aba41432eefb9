import { mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bundleCompose } from './testing/bundle-compose'
import { fixtureRemote, page } from './testing/fixture-remote'
import { REFUSED, triesEverything } from './testing/hostile'
import { startSampleSite, type SampleSite } from './testing/sample-site'
import { startUpstream, type Upstream } from './testing/upstream'

let dir: string
let upstream: Upstream
let site: SampleSite
let builds = 0
/** Generous, since the machine may be busy; only a release that never ends waits for the end of its time. */
const limits = { deadlineMs: 60_000, outputBytes: 16 * 1024 * 1024 }

const build = (routes: string, name = 'hostile', path = '/') =>
  fixtureRemote({ dir: join(dir, name), name, version: `1.0.${builds++}`, routes, paths: [page(path)] })
const offer = async (routes: string) => {
  const { manifest, dist } = await build(routes)
  upstream.store(manifest, dist)
  return { manifest, reason: await site.tryRelease(manifest) }
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hostile-test-'))
  const composeScript = await bundleCompose(dir)
  upstream = await startUpstream()
  const victim = await build(
    `[{ path: '/victim', element: h('h1', null, 'Words of another team') }]`,
    'victim',
    '/victim',
  )
  upstream.release(victim.manifest, victim.dist)
  site = await startSampleSite({
    ...{ bffUrl: upstream.url, stateDir: join(dir, 'state'), composeScript },
    renderLimits: limits,
  })
})
afterAll(async () => {
  site.stop()
  await upstream.stop()
  await rm(dir, { recursive: true, force: true })
})

test('a hostile release can neither read, write, start processes, connect nor signal', async () => {
  process.env.STOLEN_SECRET = 'session-secret'
  const loot = join(dir, 'loot')
  const { manifest, dist } = await build(triesEverything(Number(new URL(upstream.url).port), loot))
  upstream.release(manifest, dist)
  const html = await site.until('/', (text) => text.includes('later '))
  delete process.env.STOLEN_SECRET
  const items = [...html.matchAll(/<li class="loot">(.*?)<\/li>/g)].map(([, text]) => text)
  expect(items.length).toBeGreaterThan(100)
  expect(items.filter((text) => !text?.endsWith(' refused'))).toEqual([])
  expect(html).not.toContain('session-secret')
  expect(existsSync(loot)).toBe(false)
  expect(upstream.requestedUrls.filter((path) => path.includes('stolen'))).toEqual([])
})

test.each(REFUSED)(
  'a release that %s is refused with one sentence',
  { timeout: 90_000 },
  async (what, routes, expected) => {
    limits.deadlineMs = what === 'never ends' ? 4_000 : 60_000
    onTestFinished(() => void (limits.deadlineMs = 60_000))
    const { manifest, reason } = await offer(routes)
    expect(reason).toMatch(expected)
    expect(reason).toMatch(/^The pages can not be composed with hostile 1\.0\.\d+: [^\n]{3,600}\.$/)
    expect(reason).toContain(manifest.version)
    expect(await (await site.get('/victim')).text()).toContain('Words of another team')
  },
)

test('a release that does not render does not prevent new pages of other remotes', async () => {
  const bad = await build(`[{ path: '/', element: h(() => { throw new Error('broken') }) }]`)
  upstream.release(bad.manifest, bad.dist)
  const good = await build(`[{ path: '/victim', element: h('h1', null, 'New words') }]`, 'victim', '/victim')
  upstream.release(good.manifest, good.dist)
  await site.until('/victim', (text) => text.includes('New words'))
  await site.untilRefused(/hostile 1\.0\.\d+: \/ does not render: Error: broken/)
  expect(await (await site.get('/')).text()).toContain('later refused')
})

test('the page of a remote that never rendered is client-rendered', async () => {
  const bad = await build(`[{ path: '/new', element: h(() => { throw new Error('at first') }) }]`, 'newcomer', '/new')
  upstream.release(bad.manifest, bad.dist)
  await site.until(
    '/new',
    (text, status) => status === 200 && text.includes(`/remotes/newcomer/${bad.manifest.version}/`),
  )
  expect(await (await site.get('/victim')).text()).toContain('New words')
})
