import { useState } from 'react'
import { ruleOf } from '@homecare/remote-kit/patient-rule'
import { TextField, type TextFieldProps } from '@homecare/ui/form-field'
import * as texts from '../../locales/en/patient.json'
import { useWizard } from '../../wizard/wizard-provider'

const RULES = {
  firstName: ruleOf('firstName'),
  lastName: ruleOf('lastName'),
  email: ruleOf('email'),
  phone: ruleOf('phone'),
}

type PatientFieldProps = { name: keyof typeof RULES } & Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>

/** Who the patient is: one field with the rules of the domain. */
export function PatientField({ name, ...control }: PatientFieldProps) {
  const wizard = useWizard()
  const { fields, hints } = texts
  // A draft made from an order has everything but the number.
  const [isPhoneAgain] = useState(() => {
    const { phone, email } = wizard.getSnapshot().context.draft.patient
    return name === 'phone' && !phone && Boolean(email)
  })
  const usual = name === 'email' || name === 'phone' ? hints[name] : undefined
  const hint = isPhoneAgain ? hints.phoneAgain : usual
  return <TextField name={name} label={fields[name]} hint={hint} required validate={RULES[name]} {...control} />
}
