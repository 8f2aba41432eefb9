import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: string
  className?: string | undefined
  children: ReactNode
}

/** What a card tells when asked; found by the browser's own search. Its mark is drawn by the style: there are hundreds. */
export function Disclosure({ summary, className = '', children }: DisclosureProps) {
  return (
    <details className={`${styles.disclosure} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
