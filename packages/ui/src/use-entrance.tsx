import { useEffect, useRef, type RefObject } from 'react'
import styles from './entrance.module.css'

/** Class for a part that has `useEntrance`. */
export const entrance: string = styles.part ?? ''

/** A part slides in once this much of it is in view. The page is checked at most once in this time. Source: specification, 9. */
const OFFSET_PX = 50
const THROTTLE_MS = 200

const waiting = new Set<HTMLElement>()
let timer: ReturnType<typeof setTimeout> | undefined
let checkedAt = 0

/**
 * Slides a part into place when it first comes into view (`entrance.module.css`). Only parts below the window at hydration
 * slide, so that nothing moves while it is read. Nothing is ever hidden: without a script and under reduced motion a part is
 * at its final position.
 */
export function useEntrance(enabled = true): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => (enabled && part.current ? enterLater(part.current) : undefined), [enabled])
  return part
}

/** Does the same for an element. Returns a function that stops it. */
export function enterLater(element: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  // Wait until the browser has restored the scroll position, which may be the middle of the page.
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
    // A section that was jumped over does not slide when the visitor scrolls back to it.
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
