import { findSlot } from '@homecare/domain/slots'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { Disclosure } from '@homecare/ui/disclosure'
import { EmptyList } from '@homecare/ui/empty-list'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/visit.json'
import { NurseVisit } from './nurse-visit'
import styles from './nurse-visits.module.css'
import type { NewStep } from '../../api/use-nurse-sheet'
import { VisitRow } from '@homecare/remote-kit/visits/visit-row'
import { isFinished } from './with-unsent'
import { times } from '../../times'

const startOf = ({ time }: SheetVisit) => findSlot(time)?.startsAt ?? 0

interface NurseVisitsProps {
  sheet: DaySheet
  /** The time of the server. */
  now: Date
  onStep: (step: NewStep) => void
}

/** The nurse's day: the next visit open and on top, the others below it, the finished ones last. */
export function NurseVisits({ sheet, now, onStep }: NurseVisitsProps) {
  if (sheet.visits.length === 0) return <EmptyList>{visitTexts.empty}</EmptyList>
  const day = { date: sheet.date, now, onStep }
  const inTime = [...sheet.visits].sort((a, b) => startOf(a) - startOf(b))
  const [next, ...later] = inTime.filter((visit) => !isFinished(visit))
  const finished = inTime.filter(isFinished)
  return (
    <>
      <section className={styles.part} aria-label={text.next}>
        <h2 className={styles.title}>{next ? text.next : text.allDone}</h2>
        {next && <NurseVisit key={next.bookingId} visit={next} {...day} />}
      </section>
      {later.length > 0 && (
        <section className={styles.part} aria-label={text.later}>
          <h2 className={styles.title}>{text.later}</h2>
          {later.map((visit) => (
            <Disclosure
              key={visit.bookingId}
              summary={visitTexts.label({ time: times.slot(visit.time), name: visit.fullName })}
            >
              <NurseVisit visit={visit} {...day} />
            </Disclosure>
          ))}
        </section>
      )}
      {finished.length > 0 && (
        <section className={styles.part} aria-label={text.finished}>
          <h2 className={styles.title}>{text.finished}</h2>
          <ol className={styles.finished}>
            {finished.map((visit) => (
              <VisitRow key={visit.bookingId} visit={visit} times={times} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
