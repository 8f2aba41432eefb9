import { LOCALES, readAddress } from '@homecare/federation/locales'
import { offlinePageIn } from '../addresses'
import { scope } from './scope'

// The worker of all pages that have none of their own. Every page comes from the network, and so do all calls and files: it
// stores nothing of a release, so it can't show an old one. Only where the network gives no answer a visitor gets the page that
// `keep-offline-page.ts` has kept. Without navigation preload: where that fails, Firefox shows its own error page.

const NOT_PAGES = /^\/(api|files|shell|remotes)\//

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || request.mode !== 'navigate' || request.destination !== 'document') return
  if (!NOT_PAGES.test(new URL(request.url).pathname)) event.respondWith(openPage(request))
})

async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    // A visitor who has only been on pages of the other language has its page.
    const { locale } = readAddress(new URL(request.url).pathname)
    for (const each of [locale, ...LOCALES]) {
      // oxlint-disable-next-line no-await-in-loop -- The next one is only wanted where this one is not kept.
      const page = await caches.match(offlinePageIn(each))
      if (page) return page
    }
    throw error
  }
}
