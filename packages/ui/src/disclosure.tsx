import { useState, type ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: string
  className?: string | undefined
  children: ReactNode
}

/** Details that a card shows on request, also without a script. CSS draws the mark, since a page has hundreds of them. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/**
 * The same for what is rendered in the browser only, as results while somebody types: Chromium makes a style sheet for every
 * `details`, which takes longer than the rest of a card.
 */
export function ScriptedDisclosure({ summary, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={classNames(styles.disclosure, className)}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {summary}
      </button>
      {open && children}
    </div>
  )
}
