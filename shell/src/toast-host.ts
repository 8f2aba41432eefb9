import type { Host } from '@homecare/federation/contract'

type Toasts = typeof import('./toasts')

let toasts: Toasts | undefined

const load = () => import('./toasts').then((module) => (toasts = module))

const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const

/**
 * Fetches the toasts at the visitor's first interaction, so that they are there when the connection is not: what a
 * toast tells follows something that the visitor did. A page that is only read goes without their bytes.
 */
export function prefetchToasts(): () => void {
  const fetchOnce = () => {
    stop()
    load().catch(listen)
  }
  const stop = () => {
    for (const name of INTERACTIONS) removeEventListener(name, fetchOnce, true)
  }
  const listen = () => {
    for (const name of INTERACTIONS) addEventListener(name, fetchOnce, { capture: true, passive: true })
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
