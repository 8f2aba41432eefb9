import { useEffect, useRef, type RefObject } from 'react'
import styles from './entrance.module.css'

/** Class for a part that has `useEntrance`. */
export const entrance: string = styles.part ?? ''

/** A part enters once this much of it is in view, and the page is looked at no more often than this. Source: specification, 9. */
const OFFSET_PX = 50
const THROTTLE_MS = 200

const waiting = new Set<HTMLElement>()
let timer: ReturnType<typeof setTimeout> | undefined
let checkedAt = 0

/**
 * For a part that slides into place when it comes into view, once (`entrance.module.css`). Only
 * what stands below the window when the page is taken over: it has never been seen, so nothing that is being read moves.
 * Nothing is ever hidden, so it can be read on the way; without a script and under reduced motion it is at its final position.
 */
export function useEntrance(enters = true): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => (enters && part.current ? enterLater(part.current) : undefined), [enters])
  return part
}

/** The same for an element; what it returns ends it. */
export function enterLater(element: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  // After the page has come to its place: back leads to the middle of it.
  const frame = requestAnimationFrame(() => {
    if (element.getBoundingClientRect().top > innerHeight) wait(element)
  })
  return () => {
    cancelAnimationFrame(frame)
    leave(element)
  }
}

function wait(element: HTMLElement): void {
  if (waiting.size === 0) addEventListener('scroll', checkSoon, { passive: true })
  waiting.add(element)
  element.dataset.entrance = 'waiting'
}

function leave(element: HTMLElement): void {
  waiting.delete(element)
  delete element.dataset.entrance
  if (waiting.size === 0) removeEventListener('scroll', checkSoon)
}

function checkSoon(): void {
  timer ??= setTimeout(check, Math.max(0, checkedAt + THROTTLE_MS - performance.now()))
}

function check(): void {
  timer = undefined
  checkedAt = performance.now()
  for (const element of waiting) {
    const { top, bottom } = element.getBoundingClientRect()
    if (top > innerHeight - OFFSET_PX) continue
    leave(element)
    // A section that was jumped over stands still when somebody comes back to it.
    if (bottom > 0) show(element)
  }
}

function show(element: HTMLElement): void {
  element.dataset.entrance = 'entering'
  const end = ({ target }: Event) => {
    if (target !== element) return
    element.removeEventListener('animationend', end)
    delete element.dataset.entrance
  }
  element.addEventListener('animationend', end)
}
