import { useId, useState } from 'react'
import { FormSpy } from 'react-final-form'
import { UnplacedErrors, useRefusedFields } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import { readableEmail } from '@homecare/domain/email'
import type { Patient } from '@homecare/domain/patient'
import { cleanLine } from '@homecare/domain/text'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { Link } from 'react-router-dom'
import * as patientTexts from '../../locales/en/patient.json'
import * as rememberTexts from '../../locales/en/remember.json'
import { isRemembered } from '../../parts/remembered/remembered-booking'
import { StepBar } from '../../parts/step-bar'
import { PATHS } from '../../wizard/steps'
import type { FieldErrors } from '../../wizard/context'
import { fieldErrorsOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { PAYLOAD_NAMES } from '../../api/payment'
import { AddressGroup } from './address-group'
import { ContactChoice } from './contact-choice'
import { OtherPeople } from './other-people'
import { PatientField } from './patient-field'
import { saveChoice } from './remember-choice'
import { UseRememberedButton } from './use-remembered-button'
import styles from './patient-form.module.css'

/** The form of this step; every keystroke is sent to the wizard, so that no input is lost. */
export function PatientForm() {
  const wizard = useWizard()
  const [initial] = useState(() => wizard.getSnapshot().context.draft.patient)
  const serverErrors = useWizardState((state) => fieldErrorsOf(state.context))
  const [remember, setRemember] = useState(() => isRemembered(initial))
  const { notify } = useHost()
  const id = useId()
  const [attempts, setAttempts] = useState(0)
  const { date, time } = useWizardState((state) => state.context.draft)
  const { who, submit: submitLabel, back, consent, privacy } = patientTexts
  const submit = (typed: Partial<Patient>) => {
    const patient = Object.fromEntries(
      Object.entries(typed).map(([name, text]) => [name, (name === 'email' ? readableEmail : cleanLine)(text)]),
    )
    setAttempts(attempts + 1)
    if (!saveChoice(remember, { ...wizard.getSnapshot().context.draft, patient }))
      notify('error', rememberTexts.notStored)
    wizard.send({ type: 'SUBMIT_PATIENT', patient })
  }
  return (
    <ServerForm<Partial<Patient>> initialValues={initial} onSubmit={submit} names={PAYLOAD_NAMES}>
      {({ handleSubmit, values }) => (
        <form id={id} className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <FormSpy<Partial<Patient>>
            subscription={{ values: true }}
            onChange={({ values }) => wizard.send({ type: 'CHANGE_DETAILS', details: { patient: values } })}
          />
          <UseRememberedButton values={values} onRemember={setRemember} />
          <div role="group" aria-labelledby={`${id}-who`} className={styles.group}>
            <p id={`${id}-who`} className={styles.legend}>
              {who}
            </p>
            <PatientField name="firstName" autoComplete="given-name" />
            <PatientField name="lastName" autoComplete="family-name" />
            <PatientField name="email" type="email" inputMode="email" autoComplete="email" />
            <PatientField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
            <ContactChoice />
          </div>
          <AddressGroup />
          <OtherPeople attempts={attempts} />
          <RefusedDetails fields={serverErrors} />
          {/* In a tab of its own, so that the booking stays as it is. */}
          <p className={styles.consent}>
            <span>{consent}</span>{' '}
            <a href="/privacy-policy" target="_blank" rel="noreferrer">
              {privacy}
            </a>
          </p>
          <Checkbox
            label={rememberTexts.choice}
            detail={rememberTexts.choiceDetail}
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
          />
          <StepBar when={date !== null && time !== null ? { date, time } : null}>
            <Button type="submit" form={id}>
              {submitLabel}
            </Button>
            <ButtonLink as={Link} href={PATHS.slot} variant="quiet">
              {back}
            </ButtonLink>
          </StepBar>
        </form>
      )}
    </ServerForm>
  )
}

/** Stands after the fields, which are there when the server's errors are led to them. */
function RefusedDetails({ fields }: { fields: FieldErrors }) {
  useRefusedFields(fields)
  const { profile } = useHost()
  return <UnplacedErrors help={patientTexts.unplaced({ phone: profile.phone })} />
}
