import { useEffect, useState } from 'react'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'click'] as const

/** Whether somebody has moved a pointer, pressed, typed or scrolled: most views of the page end without it. */
export function useSomebodyThere(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    if (there) return
    const see = () => setThere(true)
    // What happened before hydration, or on the page before.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return see()
    const seen = new AbortController()
    for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true, signal: seen.signal })
    return () => seen.abort()
  }, [there])
  return there
}
