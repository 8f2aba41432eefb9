import { slotHour } from '@homecare/domain/slot-text'
import { Icon } from '@homecare/ui/icon'
import { CheckIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/slot.json'
import type { SlotOffer } from './use-slots'
import styles from './time-button.module.css'

interface TimeButtonProps {
  time: string
  chosen: boolean
  /** It is the visitor's current time. */
  own: boolean
  /** Undefined while the availability is loading. */
  offer: SlotOffer | undefined
  onChoose: (time: string) => void
}

export function TimeButton({ time, chosen, own, offer, onChoose }: TimeButtonProps) {
  const { reasons, own: yours, ifFasting } = texts
  const refused = offer && !offer.available ? reasons[offer.reason ?? 'full'] : null
  const reason = own ? yours : (refused ?? (offer?.keepsFast === false ? ifFasting : null))
  return (
    <button
      type="button"
      className={styles.time}
      aria-pressed={chosen}
      disabled={own || !offer?.available}
      onClick={() => onChoose(time)}
    >
      {chosen && <Icon icon={CheckIcon} size={18} />}
      <span>{slotHour(time)}</span> {reason && <span className={styles.reason}>{reason}</span>}
    </button>
  )
}
