import { Button } from '@homecare/ui/button'
import * as texts from '../../locales/en/remember.json'
import { eraseFromDevice, useRemembered } from './remembered-booking'
import styles from './remembered.module.css'

/** Says until when this device remembers the patient, and erases it. Nothing while it remembers nobody. */
export function EraseRemembered() {
  const remembered = useRemembered()
  if (!remembered) return null
  return (
    <div className={styles.stored}>
      <p>{texts.stored({ firstName: remembered.patient.firstName, until: remembered.until })}</p>
      <Button variant="secondary" size="sm" onClick={eraseFromDevice}>
        {texts.erase}
      </Button>
    </div>
  )
}
