import type { ShellState } from '../state'
import { watchStart } from './watch-start'

/** Adds the page's script to the page; `onError` runs where it can't be loaded. `boot` is the script that says where it is. */
export function loadMainScript(boot: HTMLScriptElement, state: Partial<ShellState>, onError: () => void): void {
  preloadRemote(state)
  const main = document.createElement('script')
  main.src = boot.dataset.main ?? ''
  main.integrity = boot.dataset.integrity ?? ''
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
