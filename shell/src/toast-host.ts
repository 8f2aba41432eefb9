import type { Host } from '@homecare/federation/contract'
import { PREFETCH_AFTER_MS } from './timing'

type Toasts = typeof import('./toasts')

let toasts: Toasts | undefined

const load = () => import('./toasts').then((module) => (toasts = module))

/** Fetches the toasts while the browser has nothing to do, so that they are there when the connection is not. */
export function prefetchToasts(): void {
  const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PREFETCH_AFTER_MS))
  soon(() => void load().catch(() => undefined))
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
