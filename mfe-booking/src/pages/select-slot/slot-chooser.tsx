import { slotWhen } from '@homecare/domain/slot-text'
import { useState } from 'react'
import { preparation, testsOf } from '@homecare/domain/cart'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { AlertIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import * as texts from '../../locales/en/slot.json'
import { StepBar } from '../../parts/step-bar'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { SlotPicker } from '../../parts/slot-picker/slot-picker'
import styles from './slot-chooser.module.css'

export function SlotChooser() {
  const wizard = useWizard()
  const draft = useWizardState((state) => state.context.draft)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const [pressed, setPressed] = useState(false)
  const { fastingHours } = preparation(catalogue ? testsOf(catalogue, draft) : [])
  return (
    <SlotPicker initial={draft} fastingHours={fastingHours} onChoose={() => setPressed(false)}>
      {(chosen, missing) => (
        <>
          <VisuallyHidden role="status">{chosen && slotWhen(chosen)}</VisuallyHidden>
          <StepBar
            when={chosen}
            note={
              pressed &&
              !chosen && (
                <p role="alert" className={styles.missing}>
                  <Icon icon={AlertIcon} size={18} />
                  <span>{missing}</span>
                </p>
              )
            }
          >
            <Button onClick={() => (chosen ? wizard.send({ type: 'CHOOSE_SLOT', ...chosen }) : setPressed(true))}>
              {texts.submit}
            </Button>
            <Button variant="quiet" onClick={() => wizard.send({ type: 'CANCEL' })}>
              {texts.cancel}
            </Button>
          </StepBar>
        </>
      )}
    </SlotPicker>
  )
}
