import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

let arrived: { pathname: string; key: string } | null = null

/**
 * On each page but the one that was opened: to the part that the address names, else to the top; focus goes along,
 * which also announces where one is. The browser sees to the page that was opened, and to plain `#` links.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation()
  const byLink = String(useNavigationType()) !== 'POP'
  useEffect(() => {
    const before = arrived
    arrived = { pathname, key }
    // An area that was mounted again is where it was.
    if (!before || before.key === key) return
    const moved = before.pathname !== pathname
    const part = partNamed(hash)
    if (part && (moved || byLink)) goTo(part, moved)
    else if (moved) startAtTop()
    // The key is another one when the same link is followed again.
  }, [pathname, hash, key, byLink])
}

function partNamed(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

function goTo(part: HTMLElement, fromElsewhere: boolean): void {
  const still = fromElsewhere || matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  focusOn(part)
}

function startAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (!heading || document.querySelector('[role=dialog][open], dialog[open]')) return
  focusOn(heading)
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
