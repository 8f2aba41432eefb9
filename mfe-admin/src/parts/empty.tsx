import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** In the place of rows where there are none. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>
