import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { deferredLayout } from './deferred-layout'
import { entrance, useEntrance } from './use-entrance'
import styles from './section.module.css'

export type SectionProps = {
  tone?: 'sand' | 'sage' | 'ink' | 'white'
  width?: 'page' | 'narrow' | 'text'
  heading?: ReactNode
  lead?: ReactNode
  id?: string
  /** Less space above and below, for screens on which people do something rather than read. */
  tight?: boolean
  /** Less space on phones only: one of many sections, which should not push the next one out of sight. */
  compact?: boolean
  /** Below the first screens: laid out after the first paint. */
  deferred?: boolean
  /** Slides into place when it comes into view. Use it only for sections below the first screen. */
  slidesIn?: boolean
  children?: ReactNode
}

/** A band of the page with its own background. Its heading, if any, is its accessible name. */
export function Section({
  tone = 'sand',
  width = 'page',
  heading,
  lead,
  id,
  tight,
  compact,
  deferred,
  slidesIn = false,
  children,
}: SectionProps) {
  const headingId = useId()
  const inner = useEntrance(slidesIn)
  return (
    <section
      id={id}
      data-tone={tone}
      className={classNames(
        styles.section,
        styles[tone],
        tight && styles.tight,
        compact && styles.compact,
        deferred && deferredLayout,
      )}
      aria-labelledby={heading ? headingId : undefined}
    >
      <div ref={inner} className={classNames(styles.inner, styles[width], slidesIn && entrance)}>
        {(heading || lead) && (
          <div className={styles.head}>
            {heading && <h2 id={headingId}>{heading}</h2>}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
