import { slotInLine } from '@homecare/domain/slot-text'
import { useEffect, useId, useRef, useState } from 'react'
import { formatAed } from '@homecare/domain/money'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Icon } from '@homecare/ui/icon'
import { ChevronDownIcon, ChevronUpIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import * as texts from '../../locales/en/summary.json'
import { totalToPay } from '../../wizard/cart-updates'
import { useWizardState } from '../../wizard/wizard-provider'
import { BookingSummary } from './booking-summary'
import styles from './summary-line.module.css'

/** The summary as one line of the step's bar that opens, where the screen has no room for the column. It closes when the focus moves to a field, which it could cover. */
export function SummaryLine({ when }: { when: SlotChoice | null }) {
  const total = useWizardState((state) => totalToPay(state.context))
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const closeForField = ({ target }: FocusEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('focusin', closeForField)
    return () => document.removeEventListener('focusin', closeForField)
  }, [open])
  return (
    <div className={styles.summary} ref={place}>
      {open && (
        <div id={id} className={styles.panel}>
          <BookingSummary when={when} />
        </div>
      )}
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{open ? texts.hide : texts.show}</VisuallyHidden>
        <span>{formatAed(total)}</span>
        <span className={styles.when}>{when ? slotInLine(when) : texts.noTime}</span>
        <Icon icon={open ? ChevronDownIcon : ChevronUpIcon} size={20} />
      </button>
    </div>
  )
}
