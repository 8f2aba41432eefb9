import type { PageState } from '../state'
import { FIRST_PAINT_LIMIT_MS, IDLE_AFTER_LOAD_MS, IDLE_LIMIT_MS, PAGE_LOAD_LIMIT_MS } from '../timing'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const

/**
 * Calls `start` once, when the page's script may begin without delaying what a visitor sees. Every way has a limit in
 * time, since no browser reports everything: only Chromium reports the paint of an empty page.
 */
export function whenToStart({ kind, hydrate }: Pick<PageState, 'kind' | 'hydrate'>, start: () => void): void {
  let started = false
  const once = () => {
    if (started) return
    started = true
    for (const sign of SIGNS) removeEventListener(sign, once)
    start()
  }
  // Nothing is there to be painted before the script.
  if (kind === 'client-rendered') once()
  else if (hydrate === 'load') afterPaint(once)
  else {
    for (const sign of SIGNS) addEventListener(sign, once, { passive: true })
    afterLoad(once)
  }
}

function afterPaint(start: () => void): void {
  setTimeout(start, FIRST_PAINT_LIMIT_MS)
  if (typeof PerformanceObserver === 'function')
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

function afterLoad(start: () => void): void {
  setTimeout(start, PAGE_LOAD_LIMIT_MS)
  const idle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: IDLE_LIMIT_MS })
    else start()
  }
  if (document.readyState === 'complete') setTimeout(idle, IDLE_AFTER_LOAD_MS)
  else addEventListener('load', () => setTimeout(idle, IDLE_AFTER_LOAD_MS))
}
