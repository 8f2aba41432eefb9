import { setIdleTimeout } from '../idle-timer'
import { releaseIn, reportError, unlessLeft } from '../report'
import * as startTexts from '../locales/en/start.json'
import { showStartNotice } from './start-notice'
import type { ShellState } from '../state'
import { MAIN_SCRIPT_FETCH_LIMIT_MS, MAIN_SCRIPT_SHOW_LIMIT_MS } from '../timing'

/**
 * Reports a page whose script never starts, and offers reload and phone. A script that arrived and showed nothing is
 * counted against the release whose page it is; one that did not arrive counts against no release. The notice goes when
 * the page starts after all.
 */
export function watchStart(main: HTMLScriptElement, { profile, page }: Partial<ShellState>): void {
  let notice: HTMLElement | undefined
  const fail = (message: string, release: ReturnType<typeof releaseIn> = {}) => {
    cancel()
    reportError(message, Object.assign({ source: 'script' as const }, release))
    notice ??= showStartNotice(startTexts.notStarted, profile, true)
  }
  const timer = setTimeout(() => fail("The page's script did not arrive in time"), MAIN_SCRIPT_FETCH_LIMIT_MS)
  let cancel = () => clearTimeout(timer)
  main.addEventListener('error', () => unlessLeft(() => fail("The page's script can not be loaded")))
  main.addEventListener('load', () => {
    cancel()
    const release = releaseIn(page?.scripts[0]?.href)
    cancel = setIdleTimeout(() => fail("The page's script showed nothing in time", release), MAIN_SCRIPT_SHOW_LIMIT_MS)
  })
  document.addEventListener('shell:area', () => {
    cancel()
    notice?.remove()
  })
}
