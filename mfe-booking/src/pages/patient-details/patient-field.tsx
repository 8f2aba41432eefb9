import { useState } from 'react'
import { fieldMessage, fieldReason, type PatientFieldName as FieldName } from '@homecare/domain/patient'
import { TextField, type TextFieldProps } from '@homecare/ui/form-field'
import { messages } from '../../messages'
import { useWizard } from '../../wizard/wizard-provider'

const rule = (name: FieldName) => (value: string | undefined) => {
  const reason = fieldReason(name, value)
  return reason && fieldMessage(name, reason)
}

const RULES: Record<FieldName, ReturnType<typeof rule>> = {
  firstName: rule('firstName'),
  lastName: rule('lastName'),
  email: rule('email'),
  phone: rule('phone'),
  doorNumber: rule('doorNumber'),
  building: rule('building'),
  landmark: rule('landmark'),
  city: rule('city'),
}

type PatientFieldProps = { name: FieldName } & Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>

/** One field with the rules of the domain. */
export function PatientField({ name, ...control }: PatientFieldProps) {
  const wizard = useWizard()
  const { fields, hints } = messages.patient
  // A draft made from an order has everything but the number.
  const [isPhoneAgain] = useState(() => {
    const { phone, email } = wizard.getSnapshot().context.draft.patient
    return name === 'phone' && !phone && Boolean(email)
  })
  const usual = name === 'email' || name === 'phone' || name === 'landmark' ? hints[name] : undefined
  const hint = isPhoneAgain ? hints.phoneAgain : usual
  return <TextField name={name} label={fields[name]} hint={hint} required validate={RULES[name]} {...control} />
}
