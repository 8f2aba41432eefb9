import { useForm } from 'react-final-form'
import { PATIENT_FIELDS, type Patient } from '@homecare/domain/patient'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import * as texts from '../../locales/en/remember.json'
import { eraseFromDevice, isSamePatient, useRemembered } from '../../parts/remembered/remembered-booking'
import { useWizard } from '../../wizard/wizard-provider'
import styles from './patient-form.module.css'

interface UseRememberedButtonProps {
  values: Partial<Patient>
  /** The visitor has used the details, or has erased them. */
  onRemember: (remember: boolean) => void
}

/**
 * Offers the details that this device remembers; only a press fills them in, since another person may sit at a shared
 * device.
 */
export function UseRememberedButton({ values, onRemember }: UseRememberedButtonProps) {
  const form = useForm<Partial<Patient>>()
  const wizard = useWizard()
  const remembered = useRemembered()
  if (!remembered) return null
  const { patient, home, until } = remembered
  const use = () => {
    form.batch(() => PATIENT_FIELDS.forEach((field) => form.change(field, patient[field])))
    wizard.send({ type: 'CHANGE_DETAILS', details: { home } })
    onRemember(true)
  }
  const erase = () => {
    eraseFromDevice()
    onRemember(false)
  }
  return (
    <Notice kind="info" title={texts.stored({ firstName: patient.firstName, until })}>
      <div className={styles.remembered}>
        {!isSamePatient(values, patient) && (
          <Button variant="secondary" onClick={use}>
            {texts.fillIn}
          </Button>
        )}
        <Button variant="quiet" onClick={erase}>
          {texts.erase}
        </Button>
      </div>
    </Notice>
  )
}
