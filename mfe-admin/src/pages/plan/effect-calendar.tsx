import { useRef, useState, type KeyboardEvent } from 'react'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { staffHour } from '@homecare/domain/clock'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { careMessages } from '../../parts/care/messages'
import { dayOf, weeksOf, type EffectVisit } from './effect-summary'
import { planText } from './messages'
import styles from './effect-calendar.module.css'

const text = planText.calendar
/** By how many days a key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Four weeks of visits from the first day that changes. One day takes the focus, and arrow keys move it. */
export function EffectCalendar({ visits }: { visits: readonly EffectVisit[] }) {
  const weeks = weeksOf(visits, useClientToday())
  const days = weeks.flat()
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<IsoDate | null>(null)
  const firstChange = visits.find(({ what }) => what !== 'keep') ?? visits[0]
  const current = [chosen, firstChange && dayOf(firstChange), days[0]].find((day) => day && days.includes(day)) ?? ''
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const next = step === undefined ? undefined : days[days.indexOf(current) + step]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (!next) return
    setChosen(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  return (
    <section className={styles.calendar} aria-label={text.title}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={styles.weeks}
        aria-label={text.caption(formatDate(from), formatDate(to))}
        onKeyDown={onKey}
      >
        <div role="row" className={styles.week}>
          {careMessages.weekdays.map((day) => (
            <span key={day} role="columnheader" className={styles.head}>
              {day}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                visits={on(visits, day)}
                named={day === from || day.endsWith('-01')}
                isCurrent={day === current}
                onChoose={() => setChosen(day)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.chosen}>
        <p>
          <strong>{formatDate(current)}</strong>
        </p>
        {on(visits, current).map((visit, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two visits of a day may be the same.
          <p key={at}>{inWords(visit)}</p>
        ))}
      </div>
    </section>
  )
}

const on = (visits: readonly EffectVisit[], day: IsoDate) => visits.filter((visit) => dayOf(visit) === day)

/** `07:00–19:00, added, Mariam Saleh`. */
function inWords({ startsAt, endsAt, what, nurse }: EffectVisit): string {
  const hours = careMessages.between(staffHour(new Date(startsAt)), staffHour(new Date(endsAt)))
  return [hours, text.what[what], what === 'cancel' ? '' : (nurse ?? planText.effect.noNurse)]
    .filter(Boolean)
    .join(', ')
}

interface DayProps {
  day: IsoDate
  visits: readonly EffectVisit[]
  /** Shows the name of its month. */
  named: boolean
  isCurrent: boolean
  onChoose: () => void
}

function Day({ day, visits, named, isCurrent, onChoose }: DayProps) {
  const said = visits.length === 0 ? text.none : visits.map(inWords).join('; ')
  return (
    <div
      role="gridcell"
      className={styles.day}
      tabIndex={isCurrent ? 0 : -1}
      data-day={day}
      aria-selected={isCurrent}
      aria-label={text.day(formatDate(day), said)}
      onFocus={onChoose}
    >
      <span aria-hidden="true" className={styles.number}>
        {Number(day.slice(8))}
        {named && <span className={styles.month}> {text.months[Number(day.slice(5, 7)) - 1]}</span>}
      </span>
      {visits.map(({ what, startsAt }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two visits of a day may be the same.
        <span key={at} aria-hidden="true" className={styles.visit} data-what={what}>
          {text.marks[what]}
          <Hour at={new Date(startsAt)} />
        </span>
      ))}
    </div>
  )
}

/** A narrow day has no room for the minutes. */
function Hour({ at }: { at: Date }) {
  const [hour = '', minutes = ''] = staffHour(at).split(':')
  return (
    <>
      {hour}
      <span className={styles.minutes}>:{minutes}</span>
    </>
  )
}
