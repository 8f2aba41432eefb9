import type { ReactNode } from 'react'
import styles from './booking-links.module.css'

/** The buttons below a booking: side by side, on phones one below the other, and not on paper. */
export function BookingLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}
