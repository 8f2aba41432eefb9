import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'

/** A swipe over a longer distance in px changes the slide. Source: specification, 9. */
const SWIPE = 40

type Options = {
  count: number
  /** Time in ms for which a slide is shown; without it slides change only on input. */
  interval?: number
}

/** State and event handlers of a carousel. It wraps, handles arrow keys and swipes, and pauses on hover, touch and focus. */
export function useCarousel({ count, interval }: Options) {
  const [index, setIndex] = useState(0)
  // Off before hydration; with reduced motion, off until the visitor presses the button.
  const hydrated = useIsHydrated()
  const startsRunning = useMemo(
    () => hydrated && interval !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    [hydrated, interval],
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const running = chosen ?? startsRunning
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const [swipeFrom, setSwipeFrom] = useState<number | null>(null)
  const move = (by: number) => setIndex((current) => (current + by + count) % count)

  // Before hydration a script of the shell changes slides: keep the slide that the visitor has reached.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const slides = [...(frame.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])]
    setIndex(
      Math.max(
        0,
        slides.findIndex((slide) => slide.dataset.shown),
      ),
    )
  }, [])

  const still = !running || held.pointer || held.focus
  useEffect(() => {
    if (still || interval === undefined) return
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [still, interval, index, count])

  const hold = (part: Partial<typeof held>) => setHeld((current) => ({ ...current, ...part }))
  const endSwipe = (event: PointerEvent) => {
    if (swipeFrom === null) return
    const way = event.clientX - swipeFrom
    setSwipeFrom(null)
    hold({ pointer: false })
    if (Math.abs(way) > SWIPE) move(way < 0 ? 1 : -1)
  }

  return {
    index,
    running,
    toggle: () => setChosen(!running),
    previous: () => move(-1),
    next: () => move(1),
    /** For the element around slides and buttons. */
    frame: {
      ref: frame,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && hold({ pointer: true }),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hold({ pointer: false }),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') return
        setSwipeFrom(event.clientX)
        hold({ pointer: true })
      },
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
      onFocus: () => hold({ focus: true }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold({ focus: false })
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        if (event.key === 'ArrowRight') move(rtl ? -1 : 1)
        if (event.key === 'ArrowLeft') move(rtl ? 1 : -1)
      },
    },
  }
}
