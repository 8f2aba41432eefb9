import { slotHour, slotWhen } from '@homecare/domain/slot-text'
import { useEffect, useRef } from 'react'
import { formatDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { CalendarIcon, ClockIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/shared.json'
import styles from './alternatives.module.css'

/** Names the slot that is not free any more, and says why. */
export function lostSlotTitle({ date, time }: SlotChoice, full: boolean): string {
  const when = slotWhen({ date, time })
  return full ? texts.lostFull({ when }) : texts.lostGone({ when })
}

interface AlternativesProps {
  title: string
  lead: string
  slots: readonly SlotChoice[]
  /** Set while a choice is being sent. */
  busy?: boolean
  onTake: (slot: SlotChoice) => void
  /** Opens the whole calendar instead. */
  onOther: () => void
}

/** A slot is not free any more: the nearest free ones as buttons. It takes the focus, since the pressed button is gone. */
export function Alternatives({ title, lead, slots, busy = false, onTake, onOther }: AlternativesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  return (
    <section className={styles.box} aria-labelledby="alternatives">
      <h2 className={styles.title} id="alternatives" ref={heading} tabIndex={-1}>
        <Icon icon={ClockIcon} size={22} />
        <span>{title}</span>
      </h2>
      <p>{lead}</p>
      {slots.length > 0 && (
        <ul className={styles.slots}>
          {slots.map((slot) => (
            <li key={`${slot.date} ${slot.time}`}>
              <button type="button" className={styles.slot} disabled={busy} onClick={() => onTake(slot)}>
                <span className={styles.time}>{slotHour(slot.time)}</span> <span>{formatDate(slot.date)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" icon={CalendarIcon} onClick={onOther}>
        {texts.otherTime}
      </Button>
    </section>
  )
}
