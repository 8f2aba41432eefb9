import { z } from 'zod'
import { email, typedLines } from '../text'

/** The email address of a patient: all records with it belong to one patient. */
export const patientQuery = z.object({ email })

const counts = { bookings: z.number().int(), requests: z.number().int(), files: z.number().int() }

/** The newest record of the patient, through which the page of all records is reached. */
const latestRecord = z.object({ kind: z.enum(['bloodtests', 'services']), id: z.string() })

export const patientSummary = z
  .object({ email: z.string(), ...counts, latest: latestRecord.nullable() })
  .meta({ id: 'PatientSummary' })

export const erasedPatient = z.object({ email: z.string(), ...counts }).meta({ id: 'ErasedPatient' })

/** Removes name, contact, address, notes and files. Orders, amounts and dates stay for accounting. */
export const erasePatientBody = z.object({ email, reason: typedLines.min(3, 'Say why').max(500) })

export type PatientSummary = z.infer<typeof patientSummary>
export type ErasedPatient = z.infer<typeof erasedPatient>
