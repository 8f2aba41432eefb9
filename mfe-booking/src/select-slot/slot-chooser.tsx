import { useState } from 'react'
import { preparation, testsOf } from '@homecare/domain/cart'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { messages } from '../messages'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import { SlotPicker } from './slot-picker'
import styles from './slot-picker.module.css'

export function SlotChooser() {
  const { host, wizard } = useWizard()
  const draft = useWizardState((state) => state.context.draft)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const [asked, setAsked] = useState(false)
  const text = messages.slot
  const { fastingHours } = preparation(catalogue ? testsOf(catalogue, draft) : [])
  return (
    <SlotPicker apiBase={host.apiBase} initial={draft} fastingHours={fastingHours}>
      {(chosen) => (
        <>
          {asked && !chosen && <Notice kind="error">{text.missing}</Notice>}
          <div className={styles.actions}>
            <Button onClick={() => (chosen ? wizard.send({ type: 'CHOOSE_SLOT', ...chosen }) : setAsked(true))}>
              {text.submit}
            </Button>
            <Button variant="quiet" onClick={() => wizard.send({ type: 'CANCEL' })}>
              {text.cancel}
            </Button>
          </div>
        </>
      )}
    </SlotPicker>
  )
}
