import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** Replaces the rows of an empty table. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>
