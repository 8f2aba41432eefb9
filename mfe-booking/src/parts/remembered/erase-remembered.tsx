import { Button } from '@homecare/ui/button'
import { messages } from '../../messages'
import { eraseFromDevice, useRemembered } from './remembered-booking'
import styles from './remembered.module.css'

/** Says until when this device remembers the patient, and erases it. Nothing while it remembers nobody. */
export function EraseRemembered() {
  const remembered = useRemembered()
  const text = messages.remembered
  if (!remembered) return null
  return (
    <div className={styles.stored}>
      <p>{text.stored(remembered.patient.firstName, remembered.until)}</p>
      <Button variant="secondary" size="sm" onClick={eraseFromDevice}>
        {text.erase}
      </Button>
    </div>
  )
}
