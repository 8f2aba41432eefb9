import { slotWhen } from '@homecare/domain/slot-text'
import styles from './visit-time.module.css'

interface VisitTimeProps {
  date: string
  time: string
  /** The visit does not take place at this time. */
  canceled: boolean
}

/** A visit's date and time in large letters; struck through if it does not take place. */
export function VisitTime({ date, time, canceled }: VisitTimeProps) {
  return (
    <p className={styles.time} data-canceled={canceled || undefined}>
      {slotWhen({ date, time })}
    </p>
  )
}
