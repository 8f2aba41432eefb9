import { createContext, use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { bottomBar } from '@homecare/ui/bottom-bar'
import { classNames } from '@homecare/ui/class-names'
import { SummaryColumn } from './summary/summary-column'
import { SummaryLine } from './summary/summary-line'
import styles from './step-bar.module.css'

interface Places {
  bar: HTMLElement | null
  column: HTMLElement | null
}

const Places = createContext<Places>({ bar: null, column: null })

interface StepPlacesProps {
  /** Around the screen, beside which the column stands. */
  frame: (screen: ReactNode) => ReactNode
  children: ReactNode
}

/** Reserves space beside its children for the summary, and below them for the bar of a step, directly above the footer. */
export function StepPlaces({ frame, children }: StepPlacesProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [column, setColumn] = useState<HTMLElement | null>(null)
  return (
    <Places value={{ bar, column }}>
      {frame(
        <div className={styles.columns}>
          <div className={styles.screen}>{children}</div>
          <div ref={setColumn} className={styles.column} />
        </div>,
      )}
      <div ref={setBar} className={styles.place} />
    </Places>
  )
}

interface StepBarProps {
  /** The slot that the summary shows; without it there is no summary, as on a page that is one. */
  when?: SlotChoice | null
  /** What is still missing. */
  note?: ReactNode
  /** The step's buttons, the primary one first. */
  children: ReactNode
}

/**
 * The summary of the booking and the bar with a step's buttons: at the bottom of the screen, replacing the shell's action bar (`data-step-bar`), and at
 * its own place where the page ends or the screen is too low for bars. A button that sends a form names it by `form`.
 */
export function StepBar({ when, note, children }: StepBarProps) {
  const { bar, column } = use(Places)
  if (!bar || !column) return null
  const buttons = (
    <div className={classNames(styles.bar, bottomBar)} data-step-bar>
      {when !== undefined && <SummaryLine when={when} />}
      <div className={styles.inside}>
        <div className={styles.note}>{note}</div>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  )
  return (
    <>
      {when !== undefined && createPortal(<SummaryColumn when={when} />, column)}
      {createPortal(buttons, bar)}
    </>
  )
}
