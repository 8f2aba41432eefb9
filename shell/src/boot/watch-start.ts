import { bootMessages } from './boot-messages'
import { releaseIn, reportError, unlessLeft } from '../report'
import { showStartNotice } from './start-notice'
import type { ShellState } from '../state'

/** A slow network is given this time for the page's script; the notice goes away again when the page starts. */
const FETCHED_WITHIN_MS = 20_000
/** From when the script is there. The page then says itself what it waits for, unless it is broken. */
const SHOWN_WITHIN_MS = 10_000

/**
 * Reports a page whose script never starts, and offers reload and phone. A script that arrived and showed nothing is
 * counted against the release whose page it is; one that did not arrive is nobody's.
 */
export function watchStart(main: HTMLScriptElement, { profile, page }: Partial<ShellState>): void {
  let notice: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (message: string, release: ReturnType<typeof releaseIn> = {}) => {
    clearTimeout(timer)
    reportError(message, { source: 'script', ...release })
    notice ??= showStartNotice(bootMessages.notStarted, profile, true)
  }
  timer = setTimeout(() => fail("The page's script did not arrive in time"), FETCHED_WITHIN_MS)
  main.addEventListener('error', () => unlessLeft(() => fail("The page's script can not be loaded")))
  main.addEventListener('load', () => {
    clearTimeout(timer)
    const release = releaseIn(page?.scripts[0]?.href)
    timer = setTimeout(() => fail("The page's script showed nothing in time", release), SHOWN_WITHIN_MS)
  })
  document.addEventListener('shell:area', () => {
    clearTimeout(timer)
    notice?.remove()
  })
}
