import type { ShellState } from '../state'
import { watchStart } from './watch-start'

/** Adds the page's script to the page; `onError` runs where it can't be loaded. */
export function loadMainScript(state: Partial<ShellState>, onError: () => void): void {
  const main = document.createElement('script')
  main.src = state.shell?.main.href ?? ''
  main.integrity = state.shell?.main.integrity ?? ''
  main.crossOrigin = 'anonymous'
  main.onerror = onError
  watchStart(main, state)
  document.head.append(main)
}
