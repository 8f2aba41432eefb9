import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { XIcon } from './icons'
import * as text from './locales/en/dialog.json'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  title: ReactNode
  /** Esc, the cross, a press beside the dialog. */
  onClose: () => void
  children?: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
  closeLabel?: string
  /**
   * `end` stands along the end of the line, beside the work rather than over it, and is the whole screen on a phone;
   * `wide` has room for a table.
   */
  place?: 'middle' | 'end' | 'wide'
}

const PLACE = 'li, section, article, main'
const FIRST_FIELD = ':is(input:not([type=hidden], [type=file]), select, textarea):enabled'

/** A native modal: the browser keeps focus inside and hands it back to the opener; where that is gone, its place takes it. */
export function Dialog({
  open,
  title,
  onClose,
  children,
  actions,
  closeLabel = text.close,
  place = 'middle',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const places = placesOf(document.activeElement)
    element.showModal()
    // Whoever opens a dialog with fields is about to fill them in; the first button is the cross.
    element.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    return () => {
      element.close()
      focusPlace(places)
    }
  }, [open])

  useEffect(() => closeOnBackdropPress(dialog.current, onClose), [onClose])

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, place !== 'middle' && styles[place])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="any"
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon icon={XIcon} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** The parts of the page in which the opener stands, the nearest first. */
function placesOf(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = []
  for (let place = opener?.closest<HTMLElement>(PLACE); place; place = place.parentElement?.closest<HTMLElement>(PLACE))
    places.push(place)
  return places
}

/** The opener may have done its work and be gone: the keyboard then goes on from where it was. */
function focusPlace(places: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return
  const place = places.find(({ isConnected }) => isConnected)
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/** No Safari has `closedby` yet: there, a press that begins and ends on the backdrop closes. */
function closeOnBackdropPress(dialog: HTMLDialogElement | null, onClose: () => void): (() => void) | undefined {
  if (!dialog || 'closedBy' in HTMLDialogElement.prototype) return undefined
  const listeners = new AbortController()
  // A press on the backdrop is one on the dialog itself, outside of its box.
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    const box = dialog.getBoundingClientRect()
    const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
    return target === dialog && !inside
  }
  let began = false
  dialog.addEventListener('pointerdown', (event) => (began = isOnBackdrop(event)), listeners)
  dialog.addEventListener('click', (event) => began && isOnBackdrop(event) && onClose(), listeners)
  return () => listeners.abort()
}
