import { slotHour } from '@homecare/domain/slot-text'
import { addDays, formatDate, type IsoDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Icon } from '@homecare/ui/icon'
import { CheckIcon, ClockIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/slot.json'
import styles from './earliest-button.module.css'

interface EarliestButtonProps {
  slot: SlotChoice
  today: IsoDate
  chosen: boolean
  onChoose: () => void
}

/** Chooses the first free slot with one press. */
export function EarliestButton({ slot: { date, time }, today, chosen, onChoose }: EarliestButtonProps) {
  const { earliestToday, earliestTomorrow, earliestOn } = texts
  const hour = slotHour(time)
  const text =
    date === today
      ? earliestToday({ time: hour })
      : date === addDays(today, 1)
        ? earliestTomorrow({ time: hour })
        : earliestOn({ date: formatDate(date), time: hour })
  return (
    <button type="button" className={styles.earliest} aria-pressed={chosen} onClick={onChoose}>
      <Icon icon={chosen ? CheckIcon : ClockIcon} size={20} />
      <span>{text}</span>
    </button>
  )
}
