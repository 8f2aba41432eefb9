/** Where a visitor was on one entry of the history, and by which link they left it. */
export interface Place {
  y: number
  link: string | null
}

const STORAGE = 'shell:places'
/** More entries than anybody goes back through. */
const KEPT = 50
/** A page that is not tall enough by then stays where it is. */
const GIVE_UP_MS = 4000
/** The router's name of the entry with which a document was opened. */
const FIRST = 'default'
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let places = new Map<string, Place>()
let current = ''
let restoring = false

export const placeOf = (key: string): Place | undefined => places.get(key)

/** From now on what is scrolled belongs to this entry. A new one begins where the page is, a known one is restored. */
export function enter(key: string): void {
  current = key
  restoring = places.has(key)
  if (!restoring) note({ y: window.scrollY })
}

function note(change: Partial<Place>): void {
  const before = places.get(current) ?? { y: 0, link: null }
  places.delete(current)
  places.set(current, { ...before, ...change })
  for (const oldest of [...places.keys()].slice(0, -KEPT)) places.delete(oldest)
}

/**
 * Keeps the places of this tab. The browser would restore too early, before a page is rendered, so it is left to us
 * within the document; from another document and after a reload the browser does it, before any script runs.
 */
export function watchPlaces(): void {
  places = stored()
  // Every document's first entry has the same name. One that is opened now has not been anywhere yet.
  if (keyIn(history.state) === FIRST) places.delete(FIRST)
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => restoring || note({ y: window.scrollY }), { passive: true })
  addEventListener(
    'click',
    ({ target }) => {
      delete document.documentElement.dataset.restored
      const link = target instanceof Element ? target.closest('#content a[href]') : null
      note({ link: link?.getAttribute('href') ?? null })
    },
    { capture: true },
  )
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    // Parts that are laid out later would stand in for their height with a guess.
    if (places.has(keyIn(state))) document.documentElement.dataset.restored = ''
  })
  addEventListener('pagehide', () => {
    sessionStorage.setItem(STORAGE, JSON.stringify([...places]))
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}

/** The entry's name as the router keeps it in the history. */
const keyIn = (state: unknown): string => (state as { key?: string } | null)?.key ?? FIRST

function stored(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]') as [string, Place][])
  } catch {
    return new Map()
  }
}

/**
 * Scrolls there once the page is tall enough, which it may not be before a remote or its data has come. Whoever touches
 * the page meanwhile is left alone. Gives what ends the waiting.
 */
export function scrollBackTo({ y }: Place): () => void {
  const reach = (): boolean => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return Math.abs(window.scrollY - y) < 2
  }
  const end = () => {
    restoring = false
    grown.disconnect()
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, end)
  }
  const grown = new ResizeObserver(() => reach() && end())
  const timer = setTimeout(end, GIVE_UP_MS)
  restoring = true
  for (const sign of SIGNS) addEventListener(sign, end, { passive: true })
  grown.observe(document.body)
  if (reach()) end()
  return end
}
