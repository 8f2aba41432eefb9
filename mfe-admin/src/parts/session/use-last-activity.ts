import { useEffect, useRef, type RefObject } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** When somebody last did something on this page, in ms; 0 if nothing yet. A ref, so that it causes no render. */
export function useLastActivity(): RefObject<number> {
  const at = useRef(0)
  useEffect(() => {
    const note = () => {
      at.current = Date.now()
    }
    for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true })
    }
  }, [])
  return at
}
