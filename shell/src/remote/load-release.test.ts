// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

const HOME = { path: '/' }
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
  vi.unstubAllGlobals()
})

test('an entry is requested once, with its hash, and given the shared modules', async () => {
  const loads = [loadRelease(release('aaaaaaaa'), 'site', HOME), loadRelease(release('aaaaaaaa'), 'site', HOME)]
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-aaaaaaaa', 'anonymous'],
  ])
  came('aaaaaaaa')
  expect(await Promise.all(loads)).toEqual([remote, remote])
  expect(sharedWith).toEqual(['the shared modules'])
})

test('an entry that did not arrive is requested again, with another URL', async () => {
  const load = loadRelease(release('bbbbbbbb'), 'site', HOME)
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(load).rejects.toThrow('/remotes/site/1.0.0-bbbbbbbb/entry.js did not arrive')
  const again = loadRelease(release('bbbbbbbb'), 'site', HOME)
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    '/remotes/site/1.0.0-bbbbbbbb/entry.js?attempt=1',
  ])
  came('bbbbbbbb')
  expect(await again).toBe(remote)
})

/** As the page's first script adds the files of the page that is opened. */
function addScript(src: string, { pending }: { pending: boolean }): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src })
  if (pending) script.dataset.pending = ''
  document.head.append(script)
  return script
}

test('an entry that the page’s first script has requested is not requested again', async () => {
  const entry = addScript('/remotes/site/1.0.0-10101010/entry.js', { pending: true })
  const load = loadRelease(release('10101010'), 'site', HOME)
  came('10101010')
  expect(await load).toBe(remote)
  expect(scripts()).toEqual([entry])
})

test('an entry that has run before the release is loaded is not waited for', async () => {
  addScript('/remotes/site/1.0.0-20202020/entry.js', { pending: false })
  page.remote_site_20202020 = container
  expect(await loadRelease(release('20202020'), 'site', HOME)).toBe(remote)
  expect(scripts()).toHaveLength(1)
})

test('an entry that has run and left no container fails to load immediately', async () => {
  addScript('/remotes/site/1.0.0-30303030/entry.js', { pending: false })
  await expect(loadRelease(release('30303030'), 'site', HOME)).rejects.toThrow('left no remote_site_30303030')
})

test('an entry that does not arrive in time is given up', async () => {
  globalThis.releaseFiles = { integrity: {}, attempt: 0, limitMs: 1 }
  await expect(loadRelease(release('cccccccc'), 'site', HOME)).rejects.toThrow('in time')
  expect(scripts()).toEqual([])
})

test('an entry that no release names is not requested', async () => {
  await expect(loadRelease({ ...release('dddddddd'), integrity: {} }, 'site', HOME)).rejects.toThrow(
    'belongs to no release',
  )
  expect(scripts()).toEqual([])
})

/** Answers requests of a release's files; the manifest with these files. */
function serveManifest(files: { path: string; integrity: string }[] | null, from = '/remotes') {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return url.startsWith(from) && url.endsWith('/remote.json') && files
      ? Response.json({ files })
      : new Response(null, { status: 404 })
  })
  return requested
}

test('a release of which the document has no hashes is checked against those of its manifest', async () => {
  const { integrity: _, ...other } = { ...release('40404040'), scripts: { home: ['home.js'] } }
  const requested = serveManifest([
    { path: 'entry.js', integrity: 'sha384-of-the-manifest' },
    { path: 'home.js', integrity: 'sha384-of-home' },
  ])
  const load = loadRelease(other, 'site', { path: '/', chunk: 'home' })
  await vi.waitFor(() => expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-of-the-manifest']))
  expect([...document.querySelectorAll('link')].map(({ integrity }) => integrity)).toEqual(['sha384-of-home'])
  came('40404040')
  expect(await load).toBe(remote)
  // The files are requested with the manifest, not after it.
  expect(requested).toEqual(
    ['entry.js', 'home.js', 'remote.json'].map((file) => `/remotes/site/1.0.0-40404040/${file}`),
  )
})

test('a release whose manifest the document server does not keep is checked against the one of the API', async () => {
  const { integrity: _, ...other } = release('60606060')
  serveManifest([{ path: 'entry.js', integrity: 'sha384-of-the-manifest' }], '/api/remotes')
  const load = loadRelease(other, 'site', HOME)
  await vi.waitFor(() => expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-of-the-manifest']))
  came('60606060')
  expect(await load).toBe(remote)
})

test('a release without a manifest is not run', async () => {
  const { integrity: _, ...other } = release('50505050')
  serveManifest(null)
  await expect(loadRelease(other, 'site', HOME)).rejects.toThrow(
    '/remotes/site/1.0.0-50505050/remote.json answered 404',
  )
  expect(scripts()).toEqual([])
})

test('an entry that leaves no container, or one without pages, is no remote', async () => {
  const empty = loadRelease(release('eeeeeeee'), 'site', HOME)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await expect(empty).rejects.toThrow('left no remote_site_eeeeeeee')
  const withoutRoutes = loadRelease(release('ffffffff'), 'site', HOME)
  page.remote_site_ffffffff = { ...container, get: async () => () => ({}) }
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  await expect(withoutRoutes).rejects.toThrow('exposes no routes(host)')
})

test('the files of the page are fetched while the entry is loaded, once each, and only those that belong to the release', async () => {
  const page = '/remotes/site/1.0.0-99999999/home.js'
  const requested = '/remotes/site/1.0.0-99999999/shared.js'
  addScript(requested, { pending: true })
  const opened = release('99999999')
  const withPage: ClientRelease = {
    ...opened,
    scripts: { '': [], home: ['home.js', 'shared.js', 'elsewhere.js', requested], about: ['about.js'] },
    integrity: { ...opened.integrity, [page]: 'sha384-page', [requested]: 'sha384-shared' },
  }
  const loads = [1, 2].map(() => loadRelease(withPage, 'site', { path: '/', chunk: 'home' }))
  const links = [...document.querySelectorAll('link')].map(({ href, integrity }) => [new URL(href).pathname, integrity])
  expect(links).toEqual([[page, 'sha384-page']])
  came('99999999')
  expect(await Promise.all(loads)).toEqual([remote, remote])
})

test('a remote is loaded once its page is; a page that fails to load is a failed load, and the next one has other addresses', async () => {
  let arrive: (reason?: Error) => void = () => {}
  const asked: string[] = []
  const preload = (path: string) => {
    asked.push(path)
    return new Promise<void>((resolve, reject) => (arrive = (reason) => (reason ? reject(reason) : resolve())))
  }
  const waiting = { ...remote, preload }
  const isAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times))
  const first = loadRelease(release('12121212'), 'site', { path: '/aboutus' })
  page.remote_site_12121212 = { ...container, get: async () => () => ({ default: waiting }) }
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  await isAsked(1)
  arrive(new Error('about.js did not arrive'))
  await expect(first).rejects.toThrow('about.js did not arrive')
  expect(globalThis.releaseFiles.attempt).toBe(1)
  const second = loadRelease(release('12121212'), 'site', { path: '/aboutus' })
  await isAsked(2)
  arrive()
  expect(await second).toBe(waiting)
  expect(asked).toEqual(['/aboutus', '/aboutus'])
})
