import { fieldMessage } from '@homecare/domain/field-message'
import { fieldReason, type PatientFieldName } from '@homecare/domain/patient'

/** The rule of one field of a patient, for a form: the sentence of its error, or undefined. */
export const ruleOf = (field: PatientFieldName) => (value: string | undefined) => {
  const reason = fieldReason(field, value)
  return reason && fieldMessage(field, reason)
}
