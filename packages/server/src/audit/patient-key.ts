import { createHmac } from 'node:crypto'

/** The patient's id in the history: a keyed hash, which can be looked up only with the email address or number. */
export function patientKey(secret: string, contact: string): string {
  return createHmac('sha256', secret).update(`patient\0${contact.toLowerCase()}`).digest('hex').slice(0, 32)
}
