import type { PatientField } from '@homecare/domain/patient'
import type { FieldErrors } from '../wizard/context'

/** The payload's names for the fields of the patient form. */
const FIELDS: Record<string, PatientField> = {
  username: 'firstName',
  email: 'email',
  phoneNumber: 'phone',
  doorNo: 'doorNo',
  building: 'buildingName',
  landmark: 'landMark',
  city: 'city',
}

/** The server's messages under the names that the patient form uses; others are left out. */
export function refusedFields(fields: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, message] of Object.entries(fields)) {
    const field = FIELDS[name]
    if (field) errors[field] = message
  }
  return errors
}
