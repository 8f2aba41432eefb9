import type { ShellState } from '../state'
import { watchStart } from './watch-start'

/**
 * Adds the page's script to the page; `onError` runs where it can't be loaded. It comes before the remote's files: it is the largest,
 * and a browser that uses HTTP/1.1 has six connections, of which fonts may have two.
 */
export function loadMainScript(state: Partial<ShellState>, onError: () => void): void {
  const main = document.createElement('script')
  main.src = state.shell?.main.href ?? ''
  main.integrity = state.shell?.main.integrity ?? ''
  main.crossOrigin = 'anonymous'
  main.fetchPriority = 'high'
  main.onerror = onError
  watchStart(main, state)
  document.head.append(main)
  preloadRemote(state)
}

/** The remote's files arrive together with the page's script, not one after the other behind it. */
function preloadRemote({ page }: Partial<ShellState>): void {
  for (const { href, integrity } of page?.scripts ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}
