import type { ReactNode } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { EmptyList } from '@homecare/ui/empty-list'
import { byArea, type SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { inTimeOrder } from '@homecare/domain/day-route'
import { VisitRow } from '@homecare/remote-kit/visits/visit-row'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import { CareRow } from './care-row'
import { daySheetMessages } from './messages'
import { useVisitsToAssign } from './use-visits-to-assign'
import styles from './visit-list.module.css'

const text = daySheetMessages

interface VisitListProps {
  sheet: DaySheet
  /** The name of the nurse whose visits alone these are; null for everybody's. */
  onlyOf: string | null
  /** Who makes each visit, where the list shows it. */
  nurse?: (visit: SheetVisit) => ReactNode
}

/**
 * First the care by its beginning, then the blood tests in driving order: area by area, each sorted by time. With nurses, first
 * those to assign. The day of one nurse is sorted by time.
 */
export function VisitList({ sheet, onlyOf, nurse }: VisitListProps) {
  const toAssign = useVisitsToAssign(sheet, nurse !== undefined)
  if (sheet.visits.length + sheet.care.length === 0) {
    return <EmptyList>{emptyText(sheet.area, onlyOf)}</EmptyList>
  }
  const others = sheet.visits.filter((visit) => !toAssign.includes(visit))
  const parts = onlyOf
    ? [{ name: onlyOf, visits: inTimeOrder(sheet.visits) }].filter(({ visits }) => visits.length > 0)
    : [
        ...byArea(toAssign).map(({ area, visits }) => ({ name: text.areaToAssign(area), visits })),
        ...byArea(others).map(({ area, visits }) => ({ name: area, visits })),
      ]
  return (
    <div className={styles.sheet}>
      {sheet.care.length > 0 && (
        <section className={styles.area} aria-label={text.care.title}>
          <h2 className={styles.name}>
            {text.care.title} <span className={styles.count}>{text.areaOf(sheet.care.length)}</span>
          </h2>
          <ol className={styles.visits}>
            {sheet.care.map((visit) => (
              <CareRow key={visit.visitId} visit={visit} />
            ))}
          </ol>
        </section>
      )}
      {parts.map(({ name, visits }) => (
        <section key={`${name} ${visits[0]?.bookingId}`} className={styles.area} aria-label={name}>
          <h2 className={styles.name}>
            {name} <span className={styles.count}>{text.areaOf(visits.length)}</span>
          </h2>
          <ol className={styles.visits}>
            {visits.map((visit) => (
              <VisitRow
                key={visit.bookingId}
                visit={visit}
                to={`/admin/bloodtests/${visit.bookingId}`}
                withArea={onlyOf !== null}
              >
                {nurse?.(visit)}
              </VisitRow>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function emptyText(area: string | null, nurse: string | null): string {
  if (nurse) return area ? text.emptyNurseArea(nurse, area) : text.emptyNurse(nurse)
  return area ? text.emptyArea(area) : visitTexts.empty
}
