import { Fragment, type ReactNode } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { EmptyList } from '@homecare/ui/empty-list'
import { byArea, type SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { inTimeOrder } from '@homecare/domain/day-route'
import { slotStart } from '@homecare/domain/slots'
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

/** A line of the list, with the time by which the day of one nurse is sorted. */
interface Row {
  id: string
  startsAt: Date
  line: ReactNode
}

/**
 * First the care by its beginning, then the blood tests in driving order: area by area, each sorted by time. With nurses, first
 * those to assign. The day of one nurse is sorted by time, care and blood tests alike.
 */
export function VisitList({ sheet, onlyOf, nurse }: VisitListProps) {
  const toAssign = useVisitsToAssign(sheet, nurse !== undefined)
  if (sheet.visits.length + sheet.care.length === 0) {
    return <EmptyList>{emptyText(sheet.area, onlyOf)}</EmptyList>
  }
  const care = sheet.care.map((visit): Row => ({
    id: visit.visitId,
    startsAt: new Date(visit.startsAt),
    line: <CareRow visit={visit} />,
  }))
  const tests = (visits: readonly SheetVisit[]) =>
    visits.map((visit): Row => ({
      id: visit.bookingId,
      startsAt: slotStart(sheet.date, visit.time),
      line: (
        <VisitRow visit={visit} to={`/admin/bloodtests/${visit.bookingId}`} withArea={onlyOf !== null}>
          {nurse?.(visit)}
        </VisitRow>
      ),
    }))
  const others = sheet.visits.filter((visit) => !toAssign.includes(visit))
  const parts = onlyOf
    ? [{ name: onlyOf, rows: inOrder([...care, ...tests(inTimeOrder(sheet.visits))]) }]
    : [
        { name: text.care.title, rows: care },
        ...byArea(toAssign).map(({ area, visits }) => ({ name: text.areaToAssign(area), rows: tests(visits) })),
        ...byArea(others).map(({ area, visits }) => ({ name: area, rows: tests(visits) })),
      ].filter(({ rows }) => rows.length > 0)
  return (
    <div className={styles.sheet}>
      {parts.map(({ name, rows }) => (
        <section key={`${name} ${rows[0]?.id}`} className={styles.area} aria-label={name}>
          <h2 className={styles.name}>
            {name} <span className={styles.count}>{text.areaOf(rows.length)}</span>
          </h2>
          <ol className={styles.visits}>
            {rows.map(({ id, line }) => (
              <Fragment key={id}>{line}</Fragment>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())

function emptyText(area: string | null, nurse: string | null): string {
  if (nurse) return area ? text.emptyNurseArea(nurse, area) : text.emptyNurse(nurse)
  return area ? text.emptyArea(area) : visitTexts.empty
}
