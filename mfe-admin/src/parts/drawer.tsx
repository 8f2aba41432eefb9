import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '@homecare/ui/icon'
import { partsMessages } from './messages'
import styles from './drawer.module.css'

interface DrawerProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A native modal along the end of the line: beside the work, not over it. The whole screen on a phone. */
export function Drawer({ open, title, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
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
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={partsMessages.drawer.close} onClick={onClose}>
              <Icon name="x" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
