import { isEmail, readableEmail } from './email'
import { phoneDigits } from './phone-digits'
import { cleanLine, hasUnreadable } from './text'

/** The eight fields of the patient form, as the booking stores them. */
export interface Patient {
  firstName: string
  lastName: string
  email: string
  phone: string
  doorNumber: string
  building: string
  landmark: string
  city: string
}

export type PatientFieldName = keyof Patient

export type FieldReason = 'required' | 'unreadable' | 'digits-only' | 'too-long' | 'too-short' | 'not-an-email'

export const PATIENT_FIELDS: readonly PatientFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'doorNumber',
  'building',
  'landmark',
  'city',
]

/** The maximum number of characters in a single-line field. */
export const MAX_TEXT = 100
const MIN_PHONE = 10
const MAX_PHONE = 15

/** A phone number whose last digits open a report, on everything that a link opens: `"050 ••• ••••"`. */
export function hiddenPhone(phone: string): string {
  const digits = phoneDigits(phone).replace(/^(00)?971/, '0')
  return digits === '' ? '' : `${digits.slice(0, 3)} ••• ••••`
}

export function phoneReason(phone: string): FieldReason | undefined {
  const digits = phoneDigits(phone)
  if (digits === '') return 'required'
  if (hasUnreadable(digits)) return 'unreadable'
  if (!/^\d+$/.test(digits)) return 'digits-only'
  if (digits.length > MAX_PHONE) return 'too-long'
  if (digits.length < MIN_PHONE) return 'too-short'
  return undefined
}

/** Returns the error of one field, or undefined if its value is valid. */
export function fieldReason(field: PatientFieldName, value: string | undefined): FieldReason | undefined {
  const text = cleanLine(value ?? '')
  if (text === '') return 'required'
  if (hasUnreadable(text)) return 'unreadable'
  if (field === 'phone') return phoneReason(text)
  if (field === 'email') return isEmail(readableEmail(text)) ? undefined : 'not-an-email'
  return text.length > MAX_TEXT ? 'too-long' : undefined
}

/** Returns the reason for every invalid field; empty for a valid patient. */
export function patientReasons(patient: Partial<Patient>): Partial<Record<PatientFieldName, FieldReason>> {
  const reasons: Partial<Record<PatientFieldName, FieldReason>> = {}
  for (const field of PATIENT_FIELDS) {
    const reason = fieldReason(field, patient[field])
    if (reason) reasons[field] = reason
  }
  return reasons
}
