import { releaseIn, reportError, unlessLeft } from '../report'
import { bootMessages, showStartNotice } from './start-notice'
import type { ShellState } from '../state'
import { MAIN_SCRIPT_FETCH_LIMIT_MS, MAIN_SCRIPT_SHOW_LIMIT_MS } from '../timing'

/**
 * Reports a page whose script never starts, and offers reload and phone. A script that arrived and showed nothing is
 * counted against the release whose page it is; one that did not arrive counts against no release. The notice goes when
 * the page starts after all.
 */
export function watchStart(main: HTMLScriptElement, { profile, page }: Partial<ShellState>): void {
  let notice: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (message: string, release: ReturnType<typeof releaseIn> = {}) => {
    clearTimeout(timer)
    reportError(message, Object.assign({ source: 'script' as const }, release))
    notice ??= showStartNotice(bootMessages.notStarted, profile, true)
  }
  timer = setTimeout(() => fail("The page's script did not arrive in time"), MAIN_SCRIPT_FETCH_LIMIT_MS)
  main.addEventListener('error', () => unlessLeft(() => fail("The page's script can not be loaded")))
  main.addEventListener('load', () => {
    clearTimeout(timer)
    const release = releaseIn(page?.scripts[0]?.href)
    timer = setTimeout(() => fail("The page's script showed nothing in time", release), MAIN_SCRIPT_SHOW_LIMIT_MS)
  })
  document.addEventListener('shell:area', () => {
    clearTimeout(timer)
    notice?.remove()
  })
}
