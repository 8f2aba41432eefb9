import type { ReactNode } from 'react'
import { slotStart } from '@homecare/domain/slots'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { Disclosure } from '@homecare/ui/disclosure'
import { EmptyList } from '@homecare/ui/empty-list'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/visit.json'
import { careTime, NurseCare } from './nurse-care'
import { NurseVisit } from './nurse-visit'
import styles from './nurse-visits.module.css'
import type { NewStep } from '../../api/use-nurse-sheet'
import { VisitRow } from '@homecare/remote-kit/visits/visit-row'
import { isFinished } from './with-unsent'
import { times } from '../../times'

interface NurseVisitsProps {
  sheet: DaySheet
  /** The time of the server. */
  now: Date
  onStep: (step: NewStep) => void
}

/** A visit of the day, of whichever kind. */
interface Entry {
  id: string
  startsAt: Date
  label: string
  /** `over`: nobody has said what became of it, but its time has passed. */
  state: 'ahead' | 'over' | 'finished'
  whole: ReactNode
  /** One line of a list. */
  row: ReactNode
}

function entriesOf({ sheet, now, onStep }: NurseVisitsProps): Entry[] {
  const { date, visits, care } = sheet
  const tests = visits.map((visit): Entry => ({
    id: visit.bookingId,
    startsAt: slotStart(date, visit.time),
    label: visitTexts.label({ time: times.slot(visit.time), name: visit.fullName }),
    state: isFinished(visit) ? 'finished' : 'ahead',
    whole: <NurseVisit visit={visit} date={date} now={now} onStep={onStep} />,
    row: <VisitRow key={visit.bookingId} visit={visit} times={times} />,
  }))
  const cares = care.map((visit): Entry => {
    const label = visitTexts.label({ time: careTime(visit), name: visit.fullName })
    return {
      id: visit.visitId,
      startsAt: new Date(visit.startsAt),
      label,
      state: visit.state === 'ended' ? 'finished' : new Date(visit.endsAt) <= now ? 'over' : 'ahead',
      whole: <NurseCare visit={visit} />,
      row: (
        <li key={visit.visitId}>
          <bdi>{label}</bdi>
        </li>
      ),
    }
  })
  return [...tests, ...cares].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** The nurse's day: the next visit open and on top, the others below it, the finished ones last. */
export function NurseVisits(props: NurseVisitsProps) {
  const entries = entriesOf(props)
  if (entries.length === 0) return <EmptyList>{visitTexts.empty}</EmptyList>
  const [next, ...later] = entries.filter(({ state }) => state === 'ahead')
  const over = entries.filter(({ state }) => state === 'over')
  const finished = entries.filter(({ state }) => state === 'finished')
  return (
    <>
      <section className={styles.part} aria-label={text.next}>
        <h2 className={styles.title}>{next || over.length > 0 ? text.next : text.allDone}</h2>
        {next && <div key={next.id}>{next.whole}</div>}
      </section>
      <Closed title={text.later} entries={later} />
      <Closed title={text.over} entries={over} />
      {finished.length > 0 && (
        <section className={styles.part} aria-label={text.finished}>
          <h2 className={styles.title}>{text.finished}</h2>
          <ol className={styles.finished}>{finished.map(({ row }) => row)}</ol>
        </section>
      )}
    </>
  )
}

/** Visits of which each opens by a press. */
function Closed({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {entries.map(({ id, label, whole }) => (
        <Disclosure key={id} summary={label}>
          {whole}
        </Disclosure>
      ))}
    </section>
  )
}
