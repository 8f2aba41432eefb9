import type { ReactNode } from 'react'
import styles from './text-with-aside.module.css'

interface TextWithAsideProps {
  /** Names the aside for those who can't see where it stands. */
  label: string
  aside: ReactNode
  children: ReactNode
}

/** The parts of a long text. On a wide screen the aside stands beside them and stays in view. */
export function TextWithAside({ label, aside, children }: TextWithAsideProps) {
  return (
    <div className={styles.body}>
      <article className={styles.parts}>{children}</article>
      <aside className={styles.aside} aria-label={label}>
        {aside}
      </aside>
    </div>
  )
}

export const asideHeading = styles.heading
export const asideCard = styles.card
export const smallText = styles.small
