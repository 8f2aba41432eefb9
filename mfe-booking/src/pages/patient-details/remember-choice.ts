import { eraseRemembered, isRemembered, rememberBooking, wholePatient } from '../../parts/remembered/remembered-booking'
import type { RepeatedContent } from '../../wizard/draft'

/**
 * Stores the patient, or erases them if the box was unticked; another remembered patient stays. Returns false if the
 * browser could not store them.
 */
export function saveChoice(remember: boolean, content: RepeatedContent): boolean {
  const patient = wholePatient(content.patient)
  if (remember) return patient === null || rememberBooking({ ...content, patient })
  if (isRemembered(content.patient)) eraseRemembered()
  return true
}
