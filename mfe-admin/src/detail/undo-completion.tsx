import { useEffect, useRef } from 'react'
import { Button } from '@homecare/ui/button'
import { RefreshIcon } from '@homecare/ui/icons'
import { detailMessages } from './messages'
import styles from './status-actions.module.css'

const text = detailMessages.actions

/** Replaces Complete. It takes the focus, but not onto its button: a second Enter must not undo the first. */
export function UndoCompletion({ busy, onUndo }: { busy: boolean; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // Wait until the dialog is closed: elements behind an open dialog take no focus.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} className={styles.undo} role="group" aria-label={text.undoLabel} tabIndex={-1}>
      <span>{text.undoQuestion}</span>
      <Button variant="secondary" size="sm" icon={RefreshIcon} busy={busy} busyLabel={text.undoing} onClick={onUndo}>
        {text.undo}
      </Button>
    </div>
  )
}
