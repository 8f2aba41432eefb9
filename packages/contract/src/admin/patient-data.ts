import { z } from 'zod'
import { contactOfPatient, typedLines } from '../text'

/**
 * The email address of a patient, or the phone number of one without email: all records with it belong to one patient.
 */
export const patientQuery = z.object({ contact: contactOfPatient })

const counts = { bookings: z.number().int(), requests: z.number().int(), files: z.number().int() }

/** The newest record of the patient, through which the page of all records is reached. */
const latestRecord = z.object({ kind: z.enum(['bloodtests', 'services']), id: z.string() })

export const patientSummary = z
  .object({ contact: z.string(), ...counts, latest: latestRecord.nullable() })
  .meta({ id: 'PatientSummary' })

export const erasedPatient = z.object({ contact: z.string(), ...counts }).meta({ id: 'ErasedPatient' })

/** Removes name, contact, address, notes and files. Orders, amounts and dates stay for accounting. */
export const erasePatientBody = z.object({ contact: contactOfPatient, reason: typedLines.min(3, 'Say why').max(500) })

export type PatientSummary = z.infer<typeof patientSummary>
export type ErasedPatient = z.infer<typeof erasedPatient>
