import { prefixOf } from '../addresses'
import { scope } from './scope'

// Takes the place of a worker that is no longer wanted, as after a rollback.

const page = new URL(scope.registration.scope).pathname

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefixOf(page))) await caches.delete(name)
  await scope.registration.unregister()
}
