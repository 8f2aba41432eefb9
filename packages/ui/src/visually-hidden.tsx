import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only; with `role="status"` its changes are announced. */
export function VisuallyHidden({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} className={styles.hidden}>
      {children}
    </span>
  )
}

/** For text for which screens below 768 px have no room: there, screen readers still get it. */
export const hiddenWhenNarrow: string = styles.whenNarrow ?? ''

/** For a link that shows only while it has the focus of the keyboard. */
export const hiddenUntilFocused: string = styles.untilFocused ?? ''

/** For a calendar of react-datepicker, which marks texts for screen readers with its own classes. */
export const hiddenInDatePicker: string = styles.inDatePicker ?? ''
