import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: string
  className?: string | undefined
  children: ReactNode
}

/** Details that a card shows on request. CSS draws the mark, since a page has hundreds of them. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
