import { useRef } from 'react'
import type { IsoDate } from '@homecare/domain/dates'
import { formatDate } from '@homecare/domain/dates'
import { SLOTS, type Period } from '@homecare/domain/slots'
import { Button } from '@homecare/ui/button'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { ArrowRightIcon, MoonIcon, RefreshIcon, SunIcon, SunsetIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Spinner } from '@homecare/ui/spinner'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { offlineOr } from '@homecare/remote-kit/offline'
import * as texts from '../../locales/en/slot.json'
import { TimeButton } from './time-button'
import type { DaySlots } from './use-slots'
import styles from './slot-groups.module.css'

const PERIODS: readonly [Period, IconDrawing][] = [
  ['Morning', SunIcon],
  ['Afternoon', SunsetIcon],
  ['Evening', MoonIcon],
]

interface SlotGroupsProps {
  /** Null until the first free day is known. */
  date: IsoDate | null
  slots: DaySlots
  chosen: string | null
  /** The visitor's current time, if it is on this day. */
  own: string | null
  recommendMorning: boolean
  onChoose: (time: string) => void
  /** Undefined on the last day that can be booked. */
  onNextDay: (() => void) | undefined
}

/** The 12 times of a day in three groups. Which of them are free comes from the server. */
export function SlotGroups({ date, slots, chosen, own, recommendMorning, onChoose, onNextDay }: SlotGroupsProps) {
  const day = date === null ? '' : formatDate(date)
  const heading = useRef<HTMLHeadingElement>(null)
  if (slots.state === 'failed') {
    const retry = (
      <Button variant="secondary" icon={RefreshIcon} onClick={slots.retry}>
        {texts.retry}
      </Button>
    )
    return (
      <Notice kind="error" action={retry}>
        {offlineOr(texts.failed)}
      </Notice>
    )
  }
  const ready = slots.state === 'ready'
  const none = ready && slots.slots.every((slot) => !slot.available)
  const closed = ready && slots.slots.every((slot) => slot.reason === 'closed' || slot.reason === 'past')
  const reason = ready && slots.closedReason
  return (
    <div className={styles.groups}>
      <h2 className={styles.day} ref={heading} tabIndex={-1}>
        <span>{date === null ? texts.timesOfFirstDay : texts.times({ date: day })}</span>
        {!ready && <Spinner size={20} />}
      </h2>
      {none && (
        <Notice
          kind="info"
          action={
            onNextDay && (
              <Button
                variant="secondary"
                iconEnd={ArrowRightIcon}
                onClick={() => {
                  onNextDay()
                  // The button is gone with its day: the keyboard goes on at the times of the next one.
                  heading.current?.focus()
                }}
              >
                {texts.nextDay}
              </Button>
            )
          }
        >
          {reason
            ? texts.dayClosedFor({ date: day, reason })
            : closed
              ? texts.dayClosed({ date: day })
              : texts.dayOver({ date: day })}
        </Notice>
      )}
      <VisuallyHidden role="status">{!ready && texts.loading}</VisuallyHidden>
      {PERIODS.map(([period, icon]) => (
        <fieldset key={period} className={styles.group}>
          <legend className={styles.legend}>
            <Icon icon={icon} size={18} />
            <span>{texts.periods[period]}</span>
            {recommendMorning && period === 'Morning' && (
              <span className={styles.recommended}>{texts.recommended}</span>
            )}
          </legend>
          {SLOTS.filter((slot) => slot.period === period).map(({ time }) => (
            <TimeButton
              key={time}
              time={time}
              chosen={time === chosen}
              own={time === own}
              offer={ready ? slots.slots.find((slot) => slot.time === time) : undefined}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
