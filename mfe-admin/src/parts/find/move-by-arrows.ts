import type { KeyboardEvent } from 'react'

/** From the field of a search to the first link that it found, on to the others, and back. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const search = event.currentTarget.closest('[role=search]')
  if (step === undefined || !search) return
  event.preventDefault()
  const stops = [...search.querySelectorAll<HTMLElement>('input, a[href]')]
  const next = stops.indexOf(event.currentTarget) + step
  stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus()
}
