/**
 * A pressed button often gives way to what comes next. Whoever uses the keyboard then goes on from the place where it stood, not
 * from the start of the page. For the `ref` of that page's element.
 */
export function keepFocus(root: HTMLElement): () => void {
  let path: readonly HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof HTMLElement ? withParents(target, root) : []
  }
  const observer = new MutationObserver(() => {
    const [focused] = path
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const place = path.find((each) => each.isConnected) ?? root
    place.tabIndex = -1
    place.focus({ preventScroll: true })
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
