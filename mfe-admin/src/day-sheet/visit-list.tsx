import type { ReactNode } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { EmptyList } from '@homecare/ui/empty-list'
import { byArea, type SheetVisit } from './by-area'
import { daySheetMessages } from './messages'
import { VisitRow } from './visit-row'
import styles from './visit-list.module.css'

const text = daySheetMessages

interface VisitListProps {
  sheet: DaySheet
  /** Staff may open the booking; a nurse with a link has no account. */
  linked: boolean
  /** Who makes each visit, where the list shows it. */
  nurse?: (visit: SheetVisit) => ReactNode
}

/** The visits in driving order: area by area, each sorted by time. */
export function VisitList({ sheet, linked, nurse }: VisitListProps) {
  if (sheet.visits.length === 0) {
    return <EmptyList>{sheet.area ? text.emptyArea(sheet.area) : text.empty}</EmptyList>
  }
  return (
    <div className={styles.sheet}>
      {byArea(sheet.visits).map(({ area, visits }) => (
        <section key={`${area} ${visits[0]?.bookingId}`} className={styles.area} aria-label={area}>
          <h2 className={styles.name}>
            {area} <span className={styles.count}>{text.areaOf(visits.length)}</span>
          </h2>
          <ol className={styles.visits}>
            {visits.map((visit) => (
              <VisitRow key={visit.bookingId} visit={visit} linked={linked}>
                {nurse?.(visit)}
              </VisitRow>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
