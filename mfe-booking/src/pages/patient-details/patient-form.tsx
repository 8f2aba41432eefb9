import { useId, useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { formatDate } from '@homecare/domain/dates'
import type { Patient } from '@homecare/domain/patient'
import { Button, ButtonLink } from '@homecare/ui/button'
import { focusFirstError } from '@homecare/ui/focus-first-error'
import { Link } from 'react-router-dom'
import { messages } from '../../messages'
import { StepBar } from '../../parts/step-bar'
import { PATHS } from '../../wizard/steps'
import { fieldErrorsOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { PatientField } from './patient-field'
import styles from './patient-form.module.css'

const DECORATORS = [focusFirstError<Partial<Patient>>]

/** The form of this step; every keystroke is sent to the wizard, so that no input is lost. */
export function PatientForm() {
  const wizard = useWizard()
  const [initial] = useState(() => wizard.getSnapshot().context.draft.patient)
  const serverErrors = useWizardState((state) => fieldErrorsOf(state.context))
  const id = useId()
  const { date, time } = useWizardState((state) => state.context.draft)
  const { who, where, submit, back } = messages.patient
  return (
    <Form<Partial<Patient>>
      initialValues={initial}
      decorators={DECORATORS}
      onSubmit={(patient) => wizard.send({ type: 'SUBMIT_PATIENT', patient })}
    >
      {({ handleSubmit }) => (
        <form id={id} className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <FormSpy<Partial<Patient>>
            subscription={{ values: true }}
            onChange={({ values }) => wizard.send({ type: 'TYPE_PATIENT', patient: values })}
          />
          <div role="group" aria-labelledby={`${id}-who`} className={styles.group}>
            <p id={`${id}-who`} className={styles.legend}>
              {who}
            </p>
            <PatientField name="firstName" autoComplete="given-name" serverErrors={serverErrors} />
            <PatientField name="lastName" autoComplete="family-name" serverErrors={serverErrors} />
            <PatientField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              serverErrors={serverErrors}
            />
            <PatientField name="phone" type="tel" inputMode="tel" autoComplete="tel" serverErrors={serverErrors} />
          </div>
          <div role="group" aria-labelledby={`${id}-where`} className={styles.group}>
            <p id={`${id}-where`} className={styles.legend}>
              {where}
            </p>
            <PatientField name="doorNumber" autoComplete="address-line3" serverErrors={serverErrors} />
            <PatientField name="building" autoComplete="address-line1" serverErrors={serverErrors} />
            <PatientField name="landmark" autoComplete="address-line2" serverErrors={serverErrors} />
            <PatientField name="city" autoComplete="address-level2" serverErrors={serverErrors} />
          </div>
          <StepBar note={date && `${formatDate(date)}, ${time}`}>
            <Button type="submit" form={id}>
              {submit}
            </Button>
            <ButtonLink as={Link} href={PATHS.slot} variant="quiet">
              {back}
            </ButtonLink>
          </StepBar>
        </form>
      )}
    </Form>
  )
}
