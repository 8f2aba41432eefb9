import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './page-banner.module.css'

export type PageBannerProps = {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: breadcrumb, stepper. */
  above?: ReactNode
  illustration?: ReactNode
  /** Below the lead: buttons, facts. */
  children?: ReactNode
  /** On phones at most a quarter of the first screen, for pages on which people do something rather than read. */
  compact?: boolean
}

/** The head of a page; carries its only h1. */
export function PageBanner({ title, lead, above, illustration, children, compact }: PageBannerProps) {
  return (
    <header className={classNames(styles.banner, compact && styles.compact)}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {above && <div className={styles.above}>{above}</div>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.below}>{children}</div>}
        </div>
        {illustration && <div className={styles.picture}>{illustration}</div>}
      </div>
    </header>
  )
}
