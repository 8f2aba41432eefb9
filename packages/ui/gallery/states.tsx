import { useEffect, useRef, type ReactNode } from 'react'
import styles from './states.module.css'

/** The states of a component below each other, each under its name. */
export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>
}

/** One state. `arabic`: rendered right to left. */
export function State({ name, arabic, children }: { name: string; arabic?: boolean; children: ReactNode }) {
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <div className={styles.shown} {...(arabic && { dir: 'rtl', lang: 'ar' })}>
        {children}
      </div>
    </div>
  )
}

/** Its content has the focus, as after the Tab key. */
export function Focused({ selector, children }: { selector: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>(selector)?.focus({ focusVisible: true }), [selector])
  return <div ref={place}>{children}</div>
}

/** Longer than any label that we write: what a translation or a visitor's own name may need. */
export const LONG_TEXT =
  'Post-operative physiotherapy, wound care and medication review by a licensed nurse at your home'
