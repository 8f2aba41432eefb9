import { Suspense, useId, useState } from 'react'
import { preparation, testsOf } from '@homecare/domain/cart'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import { messages } from '../messages'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import { Calendar } from './calendar'
import { FastingAdvice } from './fasting-advice'
import { SlotGroups } from './slot-groups'
import { useSlots } from './use-slots'
import styles from './slot-chooser.module.css'

/** As far ahead as the provider takes bookings; the server has the last word for each day. */
const HORIZON_DAYS = 60

export function SlotChooser() {
  const { host, wizard } = useWizard()
  const draft = useWizardState((state) => state.context.draft)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const [today] = useState(() => dubaiDate(new Date()))
  const last = addDays(today, HORIZON_DAYS)
  const [date, setDate] = useState(draft.date ?? today)
  const [time, setTime] = useState(draft.time)
  const [asked, setAsked] = useState(false)
  const slots = useSlots(host.apiBase, date)
  const label = useId()
  const text = messages.slot
  const { fastingHours } = preparation(catalogue ? testsOf(catalogue, draft) : [])

  const offer = slots.state === 'ready' ? slots.slots.find((slot) => slot.time === time) : undefined
  const lost = offer !== undefined && !offer.available
  const complete = time !== null && !lost

  const choose = (day: string) => {
    setDate(day)
    setTime(null)
    setAsked(false)
  }
  const submit = () => {
    if (complete) wizard.send({ type: 'CHOOSE_SLOT', date, time })
    else setAsked(true)
  }

  return (
    <div className={styles.chooser}>
      <div className={styles.date}>
        <h2 className={styles.label} id={label}>
          {text.date}
        </h2>
        <Suspense fallback={<Skeleton block className={styles.calendar} />}>
          <Calendar
            inline
            aria-labelledby={label}
            value={date}
            onChange={(day) => choose(day ?? today)}
            min={today}
            max={last}
            today={today}
          />
        </Suspense>
      </div>
      <div className={styles.times}>
        {fastingHours > 0 && <FastingAdvice hours={fastingHours} time={time} />}
        <SlotGroups
          date={date}
          slots={slots}
          chosen={complete ? time : null}
          recommendMorning={fastingHours > 0}
          onChoose={setTime}
          onNextDay={date < last ? () => choose(addDays(date, 1)) : undefined}
        />
        <div className={styles.message}>
          {lost && time !== null && <Notice kind="warning">{text.lost(time)}</Notice>}
          {asked && !complete && <Notice kind="error">{text.missing}</Notice>}
        </div>
        <div className={styles.actions}>
          <Button onClick={submit}>{text.submit}</Button>
          <Button variant="quiet" onClick={() => wizard.send({ type: 'CANCEL' })}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </div>
  )
}
