import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addDays, isIsoDate } from '@homecare/domain/dates'
import { LoadedBody } from '../parts/loaded-body'
import { Screen } from '../parts/screen'
import { usePolledQuery } from '../data/use-polled-query'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { DayPanel } from './day-panel'
import { slotPlanMessages } from './messages'
import { PlanCalendar } from './plan-calendar'
import styles from './slot-plan-screen.module.css'

const text = slotPlanMessages
/** The same breakpoint as in the stylesheet. */
const STACKED = '(max-width: 991px)'

/** The days that can be booked on one side, the chosen day (or every day) on the other. */
export function SlotPlanScreen() {
  const loaded = usePolledQuery(['slot-plan'], (api, options) => api.get('/api/slot-plan', options))
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const requestedDate = query.get('date') ?? ''
  const date =
    isIsoDate(requestedDate) && requestedDate >= today && requestedDate <= addDays(today, 60) ? requestedDate : ''
  const panel = useRef<HTMLDivElement>(null)
  const choose = (next: string) => {
    setQuery(next ? { date: next } : {}, { replace: true })
    // On a narrow screen the day is below the calendar, out of view.
    if (window.matchMedia(STACKED).matches) panel.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <Screen lead={text.lead} loaded={loaded}>
      <LoadedBody loaded={loaded}>
        {(plan) => (
          <div className={styles.columns}>
            <PlanCalendar plan={plan} today={today} date={date} onChoose={choose} />
            <div ref={panel} className={styles.day}>
              <DayPanel key={date} plan={plan} date={date} onPlan={loaded.set} />
            </div>
          </div>
        )}
      </LoadedBody>
    </Screen>
  )
}
