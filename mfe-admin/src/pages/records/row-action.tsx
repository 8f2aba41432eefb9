import type { ReactNode } from 'react'
import { Button } from '@homecare/ui/button'
import styles from './row-bar.module.css'

interface RowActionsProps {
  label: string
  /** Whose row it is, or how many are selected. */
  name: ReactNode
  refusal?: ReactNode
  children: ReactNode
}

/** The bar below a list with what can be done with one row, or with the selected ones. */
export const RowActions = ({ label, name, refusal, children }: RowActionsProps) => (
  <div className={styles.bar} role="group" aria-label={label}>
    <span className={styles.name}>{name}</span>
    {children}
    {refusal && (
      <span className={styles.refusal} role="alert">
        {refusal}
      </span>
    )}
  </div>
)

interface RowActionProps {
  name: string
  keyName: string
  busy?: boolean
  onClick: () => void
}

/** One of its buttons, with its key. */
export function RowAction({ name, keyName, busy = false, onClick }: RowActionProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.action}
      busy={busy}
      busyLabel={name}
      aria-keyshortcuts={keyName}
      onClick={onClick}
    >
      {name}{' '}
      <kbd className={styles.key} aria-hidden="true">
        {keyName}
      </kbd>
    </Button>
  )
}
