import { createContext, use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { bottomBar } from '@homecare/ui/bottom-bar'
import { classNames } from '@homecare/ui/class-names'
import styles from './step-bar.module.css'

const Place = createContext<HTMLElement | null>(null)

/** Reserves space below its children for the bar of a step, directly above the footer. */
export function StepBarPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Place value={place}>
      {children}
      <div ref={setPlace} className={styles.place} />
    </Place>
  )
}

interface StepBarProps {
  /** A summary of the choice, or of what is still missing. */
  note?: ReactNode
  /** The step's buttons, the primary one first. */
  children: ReactNode
}

/**
 * The bar with a step's buttons: at the bottom of the screen, replacing the shell's action bar (`data-step-bar`), and at
 * its own place where the page ends or the screen is too low for bars. A button that sends a form names it by `form`.
 */
export function StepBar({ note, children }: StepBarProps) {
  const place = use(Place)
  if (!place) return null
  return createPortal(
    <div className={classNames(styles.bar, bottomBar)} data-step-bar>
      <div className={styles.inside}>
        <div className={styles.note}>{note}</div>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>,
    place,
  )
}
