import { useEffect, useRef } from 'react'
import { Button } from '@homecare/ui/button'
import { detailMessages } from './messages'
import { RefreshIcon } from '@homecare/ui/icons'
import styles from './status-actions.module.css'

const words = detailMessages.actions

/** Replaces Complete. It takes the focus, but not onto its button: a second Enter must not undo the first. */
export function UndoCompletion({ busy, onUndo }: { busy: boolean; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // Wait until the dialog is closed: elements behind an open dialog take no focus.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} className={styles.undo} role="group" aria-label={words.undoLabel} tabIndex={-1}>
      <span>{words.undoQuestion}</span>
      <Button variant="secondary" size="sm" icon={RefreshIcon} busy={busy} busyLabel={words.undoing} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  )
}
