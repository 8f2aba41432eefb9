/** The attribute of an open popover where the browser has no popovers: Safari before 17, Firefox before 125. */
export const OPEN_MARK = 'data-popover-open'

const supported = () => 'popover' in HTMLElement.prototype

/** Opens and closes popovers by their buttons where the browser has none. The menu's stylesheet shows it by `OPEN_MARK`. */
export function emulatePopovers(): void {
  if (supported()) return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('[popovertarget]')
    const id = button?.getAttribute('popovertarget')
    const popover = id ? document.getElementById(id) : null
    if (popover) {
      const opens = button?.getAttribute('popovertargetaction') !== 'hide' && !popover.hasAttribute(OPEN_MARK)
      if (opens) popover.setAttribute(OPEN_MARK, '')
      else popover.removeAttribute(OPEN_MARK)
    } else if (!target.closest(`[${OPEN_MARK}]`)) hideAll()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideAll()
  })
}

const hideAll = (): void => {
  for (const open of document.querySelectorAll(`[${OPEN_MARK}]`)) open.removeAttribute(OPEN_MARK)
}

/** Closes a popover that may be open, also where it is emulated. */
export function hidePopover(popover: HTMLElement | null): void {
  if (!popover) return
  if (!supported()) popover.removeAttribute(OPEN_MARK)
  else if (isOpen(popover)) popover.hidePopover()
}

/** True for a popover that the browser itself has opened. */
export const isOpen = (popover: HTMLElement): boolean => supported() && popover.matches(':popover-open')
