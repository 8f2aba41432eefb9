import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addDays, isIsoDate } from '@homecare/domain/dates'
import { LoadedBody } from '../../parts/loaded-body'
import { noNurseOn, useNurses } from '../../parts/no-nurse'
import { Screen } from '../../parts/screen'
import { usePermission } from '../../api/use-permission'
import { usePolledQuery } from '../../api/use-polled-query'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { DayPanel } from './day-panel'
import { slotPlanMessages } from './messages'
import { HORIZON_DAYS } from './plan-of-day'
import { AreaTravel } from './area-travel'
import { PlanCalendar } from './plan-calendar'
import styles from './slot-plan-screen.module.css'

const text = slotPlanMessages
/** Bookings arrive at any time. */
const TAKEN_REFRESH_MS = 15_000
/** The same breakpoint as in the stylesheet. */
const STACKED = '(max-width: 991px)'

/** The days that can be booked on one side, the chosen day (or every day) on the other. */
export function SlotPlanScreen() {
  const loaded = usePolledQuery(['slot-plan'], (api, options) => api.get('/api/slot-plan', options))
  const [query, setQuery] = useSearchParams()
  const today = useClientToday()
  const mayPlan = usePermission('manage-slots')
  const nurses = useNurses().data
  const taken = usePolledQuery(
    ['slot-days', today],
    (api, options) =>
      api.get('/api/slot-plan/days', { query: { from: today, to: addDays(today, HORIZON_DAYS) }, ...options }),
    TAKEN_REFRESH_MS,
  )
  const requestedDate = query.get('date') ?? ''
  const date =
    isIsoDate(requestedDate) && requestedDate >= today && requestedDate <= addDays(today, HORIZON_DAYS)
      ? requestedDate
      : mayPlan
        ? ''
        : today
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
            <PlanCalendar
              plan={plan}
              days={taken.data?.days ?? []}
              hasNoNurse={(day) => nurses !== null && noNurseOn(nurses, day) !== null}
              withEveryDay={mayPlan}
              today={today}
              date={date}
              onChoose={choose}
            />
            <div ref={panel} className={styles.day}>
              <DayPanel
                key={date}
                plan={plan}
                day={taken.data?.days.find((each) => each.date === date)}
                date={date}
                onPlan={(next) => {
                  loaded.set(next)
                  taken.reload()
                }}
                onConflict={() => {
                  loaded.reload()
                  taken.reload()
                }}
              />
            </div>
            {date === '' && mayPlan && (
              <div className={styles.travel}>
                <AreaTravel />
              </div>
            )}
          </div>
        )}
      </LoadedBody>
    </Screen>
  )
}
