import { OFFLINE_PAGE } from '../src/offline/addresses'

/** Where the web manifest of a page is that opens without a network. */
export const manifestOf = (path: string): string => `${path}/app.webmanifest`

/**
 * The worker of one page: `offline` in the declaration of its route. It stores nothing: `shell/src/keep-page.ts` keeps what a page has loaded. The document comes from the network and only
 * without one from the cache, so that no kept page outlives a release. Files have a hash or a version in their names.
 */
export const PAGE_WORKER = `const page = new URL(registration.scope).pathname
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
 * The worker of all pages that have none of their own. Every page comes from the network, and so do all calls and files: it stores nothing of a release, so it can't show an old one.
 * Only where the network gives no answer a visitor gets the page that `shell/src/offline/keep-offline-page.ts` has kept. Without
 * navigation preload: where that fails, Firefox shows its own error page.
 */
export const SITE_WORKER_TEXT = `const NOT_PAGES = /^\\/(api|files|shell|remotes)\\//

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

/** Takes the place of a worker that is no longer wanted, as after a rollback. */
export const REMOVAL = `const page = new URL(registration.scope).pathname
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('offline-page:' + page + ' ')) await caches.delete(name)
  await registration.unregister()
}
`
