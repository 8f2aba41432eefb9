import type { Registry } from '@homecare/contract/releases'
import { matchRemote } from '@homecare/federation/registry'
import { OFFLINE_PAGE, SITE_SCOPE } from '../src/offline/addresses'
import { APP_ICONS } from './app-icons'

// The files of a page that opens without a network: `offline` in the declaration of its route.

export interface OfflineFacts {
  providerName: string
  ink: string
  background: string
}

interface OfflineFile {
  text: string
  headers: Record<string, string>
}

const FILE = /^(\/[\w/-]+)\/(worker\.js|app\.webmanifest)$/

export const manifestOf = (path: string): string => `${path}/app.webmanifest`

/**
 * Returns the worker or the web manifest of a page, or null. A page that no longer opens without a network, as after a
 * rollback, has a worker that removes itself.
 */
export function offlineFileOf(
  pathname: string,
  { remotes }: Pick<Registry, 'remotes'>,
  facts: OfflineFacts,
): OfflineFile | null {
  const [, path = '', file] = FILE.exec(pathname) ?? []
  const match = file === undefined ? null : matchRemote(remotes, path)
  // A pattern such as `/orders/:id` has no files: they belong to one document.
  if (!match || match.route.path !== path) return null
  const { offline } = match.route
  if (file === 'app.webmanifest')
    return offline
      ? { text: webManifest(path, offline.name, facts), headers: { 'content-type': 'application/manifest+json' } }
      : null
  // The worker may have this page only: browsers refuse a wider scope.
  return workerFile(offline ? WORKER : REMOVAL, path)
}

/** The worker of all pages that have none of their own: it shows "You are offline". One that is not wanted removes itself. */
export const siteWorker = (wanted: boolean): OfflineFile => workerFile(wanted ? SITE_WORKER_TEXT : REMOVAL, SITE_SCOPE)

const workerFile = (text: string, scope: string): OfflineFile => ({
  text,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'service-worker-allowed': scope },
})

const webManifest = (path: string, name: string, { providerName, ink, background }: OfflineFacts): string =>
  JSON.stringify({
    name: `${name}, ${providerName}`,
    short_name: name,
    lang: 'en',
    dir: 'ltr',
    id: path,
    start_url: path,
    scope: path,
    display: 'standalone',
    theme_color: ink,
    background_color: background,
    icons: APP_ICONS,
  })

/**
 * It stores nothing: `shell/src/keep-page.ts` keeps what a page has loaded. The document comes from the network and only
 * without one from the cache, so that no kept page outlives a release. Files have a hash or a version in their names.
 */
const WORKER = `const page = new URL(registration.scope).pathname
const WAIT_MS = 5000
const FILES = /^\\/(shell|remotes)\\/.+\\.(js|css|woff2|svg|png|webp|avif)$/
const kept = (path) => caches.match(path, { ignoreVary: true })

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(openPage(request))
  } else if (FILES.test(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})

async function openPage(request) {
  const document = await kept(page)
  if (!document) return fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS, document))
  const fresh = fetch(request).then(
    (response) => (response.status < 500 ? response : document),
    () => document,
  )
  return Promise.race([fresh, late])
}
`

/**
 * Every page comes from the network, and so do all calls and files: it stores nothing of a release, so it can't show an old one.
 * Only where the network gives no answer a visitor gets the page that `shell/src/offline/keep-offline-page.ts` has kept. Without
 * navigation preload: where that fails, Firefox shows its own error page.
 */
const SITE_WORKER_TEXT = `const NOT_PAGES = /^\\/(api|files|shell|remotes)\\//

addEventListener('install', () => skipWaiting())
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.mode !== 'navigate' || request.destination !== 'document') return
  if (!NOT_PAGES.test(new URL(request.url).pathname)) event.respondWith(openPage(request))
})

async function openPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await caches.match('${OFFLINE_PAGE}')
    if (page) return page
    throw error
  }
}
`

const REMOVAL = `const page = new URL(registration.scope).pathname
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('offline-page:' + page + ' ')) await caches.delete(name)
  await registration.unregister()
}
`
