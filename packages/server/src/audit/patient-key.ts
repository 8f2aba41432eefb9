import { createHmac } from 'node:crypto'

/** The patient's id in the history: a keyed hash, which can be looked up only with the email address. */
export function patientKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`patient\0${email.toLowerCase()}`).digest('hex').slice(0, 32)
}
