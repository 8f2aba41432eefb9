/**
 * A pressed button often gives way to what comes next. Whoever uses the keyboard then goes on from the place where it stood, not
 * from the start of the page. For the `ref` of that page's element.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined
  let path: readonly HTMLElement[] = []
  let before = path
  const remember = ({ target }: FocusEvent) => {
    before = path
    path = target instanceof HTMLElement ? withParents(target, root) : []
  }
  const observer = new MutationObserver(() => {
    const [focused] = path
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    // What is left empty can't be seen: then around where the focus was before.
    const places = [...path.slice(0, path.indexOf(root)), ...before].filter((each) => !each.matches('a, button'))
    const place = places.find((each) => each.isConnected && each.textContent !== '') ?? root
    place.tabIndex = -1
    place.focus()
  })
  root.addEventListener('focusin', remember)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function withParents(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return element === root || !parent ? [element] : [element, ...withParents(parent, root)]
}
