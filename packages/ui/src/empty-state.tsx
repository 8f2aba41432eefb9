import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = { title: ReactNode; children?: ReactNode; illustration?: ReactNode; action?: ReactNode }

/** Nothing here, why, and what to do about it. */
export function EmptyState({ title, children, illustration, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration && <div className={styles.picture}>{illustration}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
