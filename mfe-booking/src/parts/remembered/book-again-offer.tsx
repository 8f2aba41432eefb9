import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { RefreshIcon } from '@homecare/ui/icons'
import { useWizard } from '../../wizard/wizard-provider'
import * as texts from '../../locales/en/remembered.json'
import { eraseFromDevice, readRemembered, useRemembered } from './remembered-booking'
import styles from './remembered.module.css'

/** For a visitor whom this device remembers: the same booking again, or erasing it. It names no test and nobody else: others may look on. */
export function BookAgainOffer() {
  const wizard = useWizard()
  const remembered = useRemembered()
  if (!remembered || remembered.testIds.length + remembered.packageIds.length === 0) return null
  const { firstName } = remembered.patient
  const people = remembered.others.length + 1
  const again = () => {
    // Another tab may have erased it.
    const content = readRemembered()
    if (content) wizard.send({ type: 'BOOK_AGAIN', content })
  }
  return (
    <Card tone="sage" className={styles.offer}>
      <h2 className={styles.heading}>{texts.welcome({ firstName })}</h2>
      <p className={styles.text}>
        {people > 1
          ? texts.offerForSeveral({ people, until: remembered.until })
          : texts.offer({ until: remembered.until })}
      </p>
      <div className={styles.buttons}>
        <Button icon={RefreshIcon} onClick={again}>
          {texts.again}
        </Button>
        <Button variant="quiet" onClick={eraseFromDevice}>
          {texts.notYou({ firstName })}
        </Button>
      </div>
    </Card>
  )
}
