import type { ShellState } from '../state'
import { watchStart } from './watch-start'

/** Adds the page's script to the page; `onError` runs where it can't be loaded. */
export function loadMainScript(state: Partial<ShellState>, onError: () => void): void {
  preloadRemote(state)
  const main = document.createElement('script')
  main.src = state.shell?.main.href ?? ''
  main.integrity = state.shell?.main.integrity ?? ''
  main.crossOrigin = 'anonymous'
  main.onerror = onError
  watchStart(main, state)
  document.head.append(main)
}

/** The remote's files arrive together with the page's script, not one after the other behind it. */
function preloadRemote({ page }: Partial<ShellState>): void {
  for (const { href, integrity } of page?.scripts ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}
