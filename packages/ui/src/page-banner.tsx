import type { ReactNode } from 'react'
import styles from './page-banner.module.css'

export type PageBannerProps = {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: breadcrumb, stepper. */
  above?: ReactNode
  illustration?: ReactNode
  /** Below the lead: buttons, facts. */
  children?: ReactNode
}

/** The head of a page; carries its only h1. */
export function PageBanner({ title, lead, above, illustration, children }: PageBannerProps) {
  return (
    <header className={styles.banner}>
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
