import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: string
  className?: string | undefined
  children: ReactNode
}

/** What a card tells when asked. Its mark is drawn by the style: there are hundreds. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
