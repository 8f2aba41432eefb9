import { Icon } from '@homecare/ui/icon'
import { bookingForm } from '../../content/booking-form'
import styles from './request-form.module.css'

/** Appears, and is announced, once a real service is chosen. */
export function FreeBadge({ shown }: { shown: boolean }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {shown && (
        <span className={styles.badge}>
          <Icon name="check-circle" size={18} />
          {bookingForm.badge}
        </span>
      )}
    </div>
  )
}
