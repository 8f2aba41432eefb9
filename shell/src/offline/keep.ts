import { matchRemote } from '@homecare/federation/registry'
import { eraseEnded } from '@homecare/remote-kit/kept-offline'
import { pathOf } from '../languages'
import type { ShellState } from '../state'
import { SITE_SCOPE } from './addresses'
import { keepOfflinePage } from './keep-offline-page'
import { dropPage, keepPage } from './keep-page'

/** Keeps what this page needs without a network: itself if its route says so, otherwise the page "You are offline". */
export async function keep(state: ShellState, text: string): Promise<void> {
  eraseEnded()
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  const { pathname } = location
  const { route } = matchRemote(state.remotes, pathOf(pathname)) ?? {}
  if (route?.offline) return keepPage(pathname, text, Object.keys(state.shell.chunks))
  if (pathname !== SITE_SCOPE) await dropPage(pathname)
  // Staff have an area of their own, of which nothing is kept.
  if (route?.layout === 'public') await keepOfflinePage()
}
