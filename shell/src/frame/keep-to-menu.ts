import { isOpen } from '../boot/popover-fallback'

/** While the menu is open as a popover, it alone takes the focus: the page behind it is inert. */
export function keepToMenu(menu: HTMLElement | null): (() => void) | undefined {
  if (!menu) return undefined
  let behind: Element[] = []
  const release = () => {
    for (const element of behind) element.removeAttribute('inert')
    behind = []
  }
  const keep = () => {
    release()
    behind = [...aroundOf(menu)].filter((element) => !element.hasAttribute('inert'))
    for (const element of behind) element.setAttribute('inert', '')
    if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('button')?.focus()
  }
  // Released before the menu closes, since the browser then gives the focus back to what opened it.
  const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && release()
  const toggled = ({ newState }: ToggleEvent) => newState === 'open' && keep()
  menu.addEventListener('beforetoggle', beforeToggle)
  menu.addEventListener('toggle', toggled)
  // It may have been opened before this script ran.
  if (isOpen(menu)) keep()
  return () => {
    release()
    menu.removeEventListener('beforetoggle', beforeToggle)
    menu.removeEventListener('toggle', toggled)
  }
}

/** What stands beside an element, and beside everything that it is in. */
function* aroundOf(element: Element): Generator<Element> {
  const parent = element.parentElement
  if (!parent || element === document.body) return
  for (const each of parent.children) if (each !== element) yield each
  yield* aroundOf(parent)
}
