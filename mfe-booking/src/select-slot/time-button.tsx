import { Icon } from '@homecare/ui/icon'
import type { SlotOffer } from '../api/load-slots'
import { messages } from '../messages'
import styles from './time-button.module.css'

interface TimeButtonProps {
  time: string
  chosen: boolean
  /** Undefined while the server hasn't said whether the time is free. */
  offer: SlotOffer | undefined
  onChoose: (time: string) => void
}

export function TimeButton({ time, chosen, offer, onChoose }: TimeButtonProps) {
  const reason = offer && !offer.available ? messages.slot.reasons[offer.reason ?? 'full'] : null
  return (
    <button
      type="button"
      className={styles.time}
      aria-pressed={chosen}
      disabled={!offer?.available}
      onClick={() => onChoose(time)}
    >
      {chosen && <Icon name="check" size={18} />}
      <span>{time}</span> {reason && <span className={styles.reason}>{reason}</span>}
    </button>
  )
}
