import { FOCUS_LOST_MS } from './timing'

/**
 * A pressed button often gives way to what its press has changed, and the browser then loses the place: the next press of Tab begins
 * at the top of the page. Here the nearest element around the button that is still shown takes the focus, unless the screen moves it itself.
 */
export function keepFocus(page = document.getElementById('content')): void {
  if (!page) return
  let around: readonly HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof HTMLElement ? withParents(target, page) : []
  }
  const lookForPlace = () => {
    const [focused] = around
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const place = around.find((each) => each.isConnected && each.textContent !== '')
    if (!place) return
    if (!place.matches('[tabindex]')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  page.addEventListener('focusin', remember)
  if (document.activeElement instanceof HTMLElement) around = withParents(document.activeElement, page)
  new MutationObserver(() => {
    if (around[0]?.isConnected !== false) return
    clearTimeout(timer)
    timer = setTimeout(lookForPlace, FOCUS_LOST_MS)
  }).observe(page, { childList: true, subtree: true })
}

/** The element and those around it as far as the page, from inside to outside; none if it stands elsewhere. */
function withParents(element: HTMLElement, page: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    found.push(each)
    if (each === page) return found
  }
  return []
}
