import type { Host } from '@homecare/federation/contract'
import { setIdleTimeout } from './idle-timer'
import { KEEP_AFTER_MS } from './timing'

type Toasts = typeof import('./toasts')

let toasts: Toasts | undefined

const load = () => import('./toasts').then((module) => (toasts = module))

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'click'] as const

/**
 * Fetches the toasts a while after the visitor's first interaction, so that they are there when the connection is not: what a
 * toast tells follows something that the visitor did. What that interaction itself fetches comes first on a slow
 * connection, and a page that is only read goes without their bytes.
 */
export function prefetchToasts(): () => void {
  const forEach = (change: typeof addEventListener) => {
    for (const name of INTERACTIONS) change(name, fetchLater, true)
  }
  const listen = () => forEach(addEventListener)
  const stop = () => forEach(removeEventListener)
  const fetchLater = () => {
    stop()
    setIdleTimeout(() => load().catch(listen), KEEP_AFTER_MS)
  }
  listen()
  return stop
}

/** A toast; if its script can't be loaded, the same text as a line on the page. */
export const notify: Host['notify'] = (kind, text) => {
  if (toasts) toasts.showToast(kind, text)
  else
    load().then(
      ({ showToast }) => showToast(kind, text),
      () => showLine(text),
    )
}

/** The messages of one page are not shown on the next. */
export function dismissToasts(): void {
  toasts?.dismissAll()
  document.querySelector('[data-toast-line]')?.remove()
}

function showLine(text: string): void {
  const line = document.querySelector('[data-toast-line]') ?? document.createElement('p')
  line.setAttribute('role', 'alert')
  line.setAttribute('data-toast-line', '')
  line.textContent = text
  document.body.append(line)
}
