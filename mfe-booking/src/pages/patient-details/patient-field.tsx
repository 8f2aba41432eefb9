import { useCallback, useState } from 'react'
import { fieldMessage, fieldReason, type PatientFieldName as FieldName } from '@homecare/domain/patient'
import { TextField, type TextFieldProps } from '@homecare/ui/form-field'
import { messages } from '../../messages'
import { useWizard } from '../../wizard/wizard-provider'
import type { FieldErrors } from '../../wizard/context'

interface PatientFieldProps extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  name: FieldName
  /** The server's errors about the submitted values. */
  serverErrors: FieldErrors
}

/** One field with the rules of the domain, and the server's error about a refused value. */
export function PatientField({ name, serverErrors, ...control }: PatientFieldProps) {
  const wizard = useWizard()
  const [refused] = useState(() => ({
    message: serverErrors[name],
    value: wizard.getSnapshot().context.draft.patient[name],
  }))
  const validate = useCallback(
    (value: string | undefined) => {
      const reason = fieldReason(name, value)
      if (reason) return fieldMessage(name, reason)
      return value === refused.value ? refused.message : undefined
    },
    [name, refused],
  )
  const { fields, hints } = messages.patient
  // A draft made from an order has everything but the number.
  const [isPhoneAgain] = useState(() => {
    const { phone, email } = wizard.getSnapshot().context.draft.patient
    return name === 'phone' && !phone && Boolean(email)
  })
  const usual = name === 'email' || name === 'phone' || name === 'landmark' ? hints[name] : undefined
  const hint = isPhoneAgain ? hints.phoneAgain : usual
  return <TextField name={name} label={fields[name]} hint={hint} required validate={validate} {...control} />
}
