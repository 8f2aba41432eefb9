import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { enter, positionOf, restoreScroll, type ScrollPosition } from './scroll-positions'

let arrived: { pathname: string; key: string } | null = null

/** Restores the scroll position of each history entry, also where parts of the page load later. */
export function useScrollPositions(): void {
  const { key } = useLocation()
  useLayoutEffect(() => enter(key), [key])
}

/**
 * On each page but the one that was opened: back and forward to where the visitor was, a link to the part that it
 * names, else to the top; focus goes along, which also announces where one is. The browser sees to the page that was
 * opened, and to plain `#` links.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation()
  const navigationType: string = useNavigationType()
  const byLink = navigationType !== 'POP'
  useEffect(() => {
    const before = arrived
    arrived = { pathname, key }
    // An area that was mounted again is where it was.
    if (!before || before.key === key) return undefined
    const position = byLink ? undefined : positionOf(key)
    if (position) return comeBackTo(position)
    const moved = before.pathname !== pathname
    const part = partNamed(hash)
    if (part && (moved || byLink)) goTo(part, moved)
    else if (moved) startAtTop()
    return undefined
    // The key is another one when the same link is followed again.
  }, [pathname, hash, key, byLink])
}

/**
 * What waits for a page that a link leads to begins at its top, as that page will: an offer of help is in view, and a document that is
 * loaded instead opens there, where the browser would open it at the place of the page before.
 */
export function useTopOfNext(): void {
  const navigationType: string = useNavigationType()
  useEffect(() => {
    if (navigationType !== 'POP') toTop()
    // oxlint-disable-next-line react/exhaustive-deps -- Once: what waits is mounted for each page.
  }, [])
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

const toTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' })

function startAtTop(): void {
  toTop()
  focusUnlessDialog(heading())
}

/** Focus returns to the link that the visitor left by, for the keyboard as well. */
function comeBackTo(position: ScrollPosition): () => void {
  const links = position.link === null ? [] : document.querySelectorAll<HTMLElement>('#content a[href]')
  const left = [...links].find((link) => link.getAttribute('href') === position.link)
  focusUnlessDialog(left ?? heading())
  return restoreScroll(position)
}

const heading = () => document.querySelector<HTMLElement>('#content h1')

function focusUnlessDialog(element: HTMLElement | null): void {
  if (element && !document.querySelector('[role=dialog][open], dialog[open]')) focusOn(element)
}

function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
