import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { page } from './testing/fixture-remote'
import { REFUSED, triesEverything } from './testing/hostile'
import { startSampleSite } from './testing/sample-site'

/** Generous, since the machine may be busy; only a release that never ends waits for the end of its time. */
const limits = { deadlineMs: 60_000, outputBytes: 16 * 1024 * 1024 }
let builds = 0
const hostile = (routes: string) => ({ name: 'hostile', version: `1.0.${builds++}`, routes })
const victim = (words: string) => ({ name: 'victim', version: `1.0.${builds++}`, words, paths: [page('/victim')] })

const site = await startSampleSite({ remotes: [victim('Words of another team')], renderLimits: limits })
const { upstream, textOf } = site

test('a hostile release can neither read, write, start processes, connect nor signal', async () => {
  process.env.STOLEN_SECRET = 'session-secret'
  const loot = join(site.dir, 'loot')
  site.release(hostile(triesEverything(Number(new URL(upstream.url).port), loot)))
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
    const release = hostile(routes)
    const reason = await site.offer(release)
    expect(reason).toMatch(expected)
    expect(reason).toMatch(/^The pages can not be composed with hostile 1\.0\.\d+: [^\n]{3,600}\.$/)
    expect(reason).toContain(release.version)
    expect(await textOf('/victim')).toContain('Words of another team')
  },
)

test('a release that does not render does not prevent new pages of other remotes', async () => {
  site.release(hostile(`[{ path: '/', element: h(() => { throw new Error('broken') }) }]`))
  site.release(victim('New words'))
  await site.until('/victim', (text) => text.includes('New words'))
  await site.untilRefused(/hostile 1\.0\.\d+: \/ does not render: Error: broken/)
  expect(await textOf('/')).toContain('later refused')
})

test('the page of a remote that never rendered is client-rendered', async () => {
  const routes = `[{ path: '/new', element: h(() => { throw new Error('at first') }) }]`
  site.release({ name: 'newcomer', version: '1.0.0', paths: [page('/new')], routes })
  await site.until('/new', (text, status) => status === 200 && text.includes('/remotes/newcomer/1.0.0/'))
  expect(await textOf('/victim')).toContain('New words')
})
