import { FOCUS_LOST_MS } from './timing'

/** What has or had the focus, and the elements around it, from inside to outside; none if it stands elsewhere than in the page's content. */
let around: readonly EventTarget[] = []
/** The same of what had the focus before. */
let before = around
let timer: ReturnType<typeof setTimeout> | undefined
let watched: HTMLElement | undefined

/**
 * A pressed button often gives way to what its press has changed, and the browser then loses the place: the next press of Tab begins
 * at the top of the page. Here the nearest element around the button that is still shown takes the focus, or within that element the
 * place where the focus was before; unless the screen moves it itself. A link or a button never takes it, since the next press would use it.
 * For each press of a key: `path` is what was around it then. The button may be gone before this script has arrived.
 */
export function keepFocus(path: readonly EventTarget[], page = document.getElementById('content')): void {
  if (!page) return
  const remember = (within: readonly EventTarget[]) => {
    if (within[0] === around[0]) return
    before = around
    around = within.slice(0, within.indexOf(page) + 1)
  }
  const lookForPlace = () => {
    if (!isLost() || document.activeElement !== document.body) return
    const [near, earlier] = [placeIn(around), placeIn(before)]
    const place = earlier && near?.contains(earlier) ? earlier : near
    if (!place) return
    if (!place.matches('[tabindex]')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const look = () => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(lookForPlace, FOCUS_LOST_MS)
  }
  remember(path)
  look()
  if (watched === page) return
  watched = page
  page.addEventListener('focusin', (event) => remember(event.composedPath()))
  new MutationObserver(look).observe(page, { childList: true, subtree: true })
}

const placeIn = (path: readonly EventTarget[]): HTMLElement | undefined =>
  path.find(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.isConnected && each.textContent !== '' && !each.matches('a, button'),
  )

const isLost = (): boolean => around[0] instanceof Node && !around[0].isConnected
