import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Card } from '@homecare/ui/card'
import * as texts from '../../locales/en/summary.json'
import { BookingSummary } from './booking-summary'
import styles from './summary-column.module.css'

/** The summary beside a step, on screens that are wide enough for it. */
export function SummaryColumn({ when }: { when: SlotChoice | null }) {
  return (
    <aside className={styles.column} aria-label={texts.label}>
      <Card padding="lg">
        <h2 className={styles.heading}>{texts.label}</h2>
        <BookingSummary when={when} />
      </Card>
    </aside>
  )
}
