import { LOCALE } from '@homecare/federation/locales'
import type { AreaStatus } from '../shell-context'
import { offlinePageIn, prefixOf, SITE_SCOPE, SITE_WORKER } from './addresses'

const OFFLINE_PAGE = offlinePageIn(LOCALE)
const CACHE = `${prefixOf(SITE_SCOPE)}site`

/**
 * Keeps the page "You are offline" as it is now, and the worker that shows it. From then on a part of a page that can't be loaded
 * without a network leads to it too, instead of to a panel that waits.
 */
export async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache', priority: 'low' })
  if (page.ok) await (await caches.open(CACHE)).put(OFFLINE_PAGE, page)
  // Also where the server has no such page any more: its worker then removes itself and what was kept.
  await navigator.serviceWorker.register(SITE_WORKER, { scope: SITE_SCOPE, updateViaCache: 'none' })
  if (!page.ok) return
  await navigator.serviceWorker.ready
  document.addEventListener('shell:area', leaveIfOffline)
}

function leaveIfOffline(event: Event): void {
  const status: AreaStatus = event instanceof CustomEvent ? event.detail : 'ready'
  if (status === 'help' && !navigator.onLine) location.reload()
}
