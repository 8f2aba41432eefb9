import { z } from 'zod'
import { email } from '../text'

/** The email address of a patient: all records with it belong to one patient. */
export const patientQuery = z.object({ email })

export const patientSummary = z
  .object({ email: z.string(), bookings: z.number().int(), requests: z.number().int(), files: z.number().int() })
  .meta({ id: 'PatientSummary' })

/** Removes name, contact, address, notes and files. Orders, amounts and dates stay for accounting. */
export const erasePatientBody = z.object({ email, reason: z.string().trim().min(3, 'Say why').max(500) })

export type PatientSummary = z.infer<typeof patientSummary>
