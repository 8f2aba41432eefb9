import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

/** One sentence in place of the rows of a table or list that has none. */
export const EmptyList = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>
