import { SCROLL_RESTORE_LIMIT_MS } from './timing'

/** The scroll position of one entry of the history, and the link by which the visitor left it. */
export interface ScrollPosition {
  y: number
  link: string | null
}

const STORAGE = 'shell:positions'
/** Where on the page its visitor was in another language, as a part of its height: texts have other lengths there. */
export const PLACE = 'shell:place'
/** More history entries than anybody goes back through. */
const MAX_ENTRIES = 50
/** The router's name of the entry with which a document was opened. */
const FIRST = 'default'
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let positions = new Map<string, ScrollPosition>()
let current = ''
let restoring = false

export const positionOf = (key: string): ScrollPosition | undefined => positions.get(key)

/** From now on what is scrolled belongs to this entry. A new one begins where the page is, a known one is restored. */
export function enter(key: string): void {
  current = key
  restoring = positions.has(key)
  if (!restoring) remember({ y: window.scrollY })
}

function remember(change: Partial<ScrollPosition>): void {
  const before = positions.get(current) ?? { y: 0, link: null }
  positions.delete(current)
  positions.set(current, { ...before, ...change })
  for (const oldest of [...positions.keys()].slice(0, -MAX_ENTRIES)) positions.delete(oldest)
}

/**
 * Keeps the scroll positions of this tab. The browser would restore too early, before a page is rendered, so it is left
 * to us within the document; from another document and after a reload the browser does it, before any script runs.
 */
export function watchScrollPositions(): void {
  positions = stored()
  // Every document's first entry has the same name. One that is opened now has not been anywhere yet.
  if (keyIn(history.state) === FIRST) positions.delete(FIRST)
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => restoring || remember({ y: window.scrollY }), { passive: true })
  addEventListener(
    'click',
    ({ target }) => {
      delete document.documentElement.dataset.restored
      const link = target instanceof Element ? target.closest('#content a[href]') : null
      remember({ link: link?.getAttribute('href') ?? null })
    },
    { capture: true },
  )
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    // Parts that are laid out later have only an estimated height.
    if (positions.has(keyIn(state))) document.documentElement.dataset.restored = ''
  })
  addEventListener('pagehide', () => {
    sessionStorage.setItem(STORAGE, JSON.stringify([...positions]))
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}

/** The entry's name as the router keeps it in the history. */
const keyIn = (state: unknown): string =>
  typeof state === 'object' && state && 'key' in state && typeof state.key === 'string' ? state.key : FIRST

/** The positions of this tab's earlier documents. A page that was opened in another language scrolls to its part first. */
function stored(): Map<string, ScrollPosition> {
  try {
    const place = sessionStorage.getItem(PLACE)
    if (place) scrollTo(0, +place * document.documentElement.scrollHeight)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this file writes it.
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]') as [string, ScrollPosition][])
  } catch {
    return new Map()
  }
}

/**
 * Scrolls there once the page is tall enough, which it may not be before a remote or its data has come. Whoever touches
 * the page meanwhile is left alone. Returns a function that ends the waiting.
 */
export function restoreScroll({ y }: ScrollPosition): () => void {
  const reach = (): boolean => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return Math.abs(window.scrollY - y) < 2
  }
  const end = () => {
    restoring = false
    grown.disconnect()
    clearTimeout(timer)
    for (const gesture of GESTURES) removeEventListener(gesture, end)
  }
  const grown = new ResizeObserver(() => reach() && end())
  const timer = setTimeout(end, SCROLL_RESTORE_LIMIT_MS)
  restoring = true
  for (const gesture of GESTURES) addEventListener(gesture, end, { passive: true })
  grown.observe(document.body)
  if (reach()) end()
  return end
}
