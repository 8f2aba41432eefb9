// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRelease } from './load-release'
import type { ClientRelease } from '../state'

const page = globalThis as Record<string, unknown>
const remote = { contract: 1, routes: () => [] }
let sharedWith: unknown[] = []

/** A release's container, as its entry leaves it in the page. */
const container = {
  init: (shared: unknown) => void sharedWith.push(shared),
  get: async () => () => ({ default: remote }),
}

const release = (hash: string): ClientRelease => {
  const entry = `/remotes/site/1.0.0-${hash}/entry.js`
  return { version: `1.0.0-${hash}`, entry, integrity: { [entry]: `sha384-${hash}` }, generation: 1 }
}
const scripts = () => [...document.querySelectorAll('script')]
const came = (hash: string) => {
  page[`remote_site_${hash}`] = container
  scripts().at(-1)?.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  page.releaseFiles = { integrity: {}, attempt: 0, limitMs: 60_000 }
  sharedWith = []
  page.__webpack_init_sharing__ = async () => {}
  page.__webpack_share_scopes__ = { default: 'the shared modules' }
})

afterEach(() => {
  document.head.replaceChildren()
})

test('an entry is requested once, with its hash, and given the shared modules', async () => {
  const loads = [loadRelease(release('aaaaaaaa'), 'site'), loadRelease(release('aaaaaaaa'), 'site')]
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-aaaaaaaa', 'anonymous'],
  ])
  came('aaaaaaaa')
  expect(await Promise.all(loads)).toEqual([remote, remote])
  expect(sharedWith).toEqual(['the shared modules'])
})

test('an entry that did not arrive is requested again, with another URL', async () => {
  const load = loadRelease(release('bbbbbbbb'), 'site')
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(load).rejects.toThrow('/remotes/site/1.0.0-bbbbbbbb/entry.js did not arrive')
  const again = loadRelease(release('bbbbbbbb'), 'site')
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    '/remotes/site/1.0.0-bbbbbbbb/entry.js?attempt=1',
  ])
  came('bbbbbbbb')
  expect(await again).toBe(remote)
})

test('an entry that does not arrive in time is given up', async () => {
  globalThis.releaseFiles = { integrity: {}, attempt: 0, limitMs: 1 }
  await expect(loadRelease(release('cccccccc'), 'site')).rejects.toThrow('in time')
  expect(scripts()).toEqual([])
})

test('an entry that no release names is not requested', async () => {
  await expect(loadRelease({ ...release('dddddddd'), integrity: {} }, 'site')).rejects.toThrow('belongs to no release')
  expect(scripts()).toEqual([])
})

test('an entry that leaves no container, or one without pages, is no remote', async () => {
  const empty = loadRelease(release('eeeeeeee'), 'site')
  scripts()[0]?.dispatchEvent(new Event('load'))
  await expect(empty).rejects.toThrow('left no remote_site_eeeeeeee')
  const withoutRoutes = loadRelease(release('ffffffff'), 'site')
  page.remote_site_ffffffff = { ...container, get: async () => () => ({}) }
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  await expect(withoutRoutes).rejects.toThrow('exposes no routes(host)')
})
