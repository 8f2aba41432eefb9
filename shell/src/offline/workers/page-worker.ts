import { FILES } from '../addresses'
import { scope } from './scope'

// The worker of one page: `offline` in the declaration of its route. It stores nothing: `keep-page.ts` keeps what a page has
// loaded. The document comes from the network and only without one from the cache, so that no kept page outlives a release.
// Files have a hash or a version in their names.

const page = new URL(scope.registration.scope).pathname
const WAIT_MS = 5000
const kept = (path: string) => caches.match(path, { ignoreVary: true })

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(openPage(request))
  } else if (FILES.test(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})

async function openPage(request: Request): Promise<Response> {
  const document = await kept(page)
  if (!document) return fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(document), WAIT_MS))
  const fresh = fetch(request).then(
    (response) => (response.status < 500 ? response : document),
    () => document,
  )
  return Promise.race([fresh, late])
}
