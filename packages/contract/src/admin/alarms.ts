import type { StaffAction } from '@homecare/domain/roles'
import { z } from 'zod'

/** What the desk must know about immediately. Screens call it an alert. */
export const alarmKind = z.enum([
  'nobody-there',
  'nurse-late',
  /** The sample of a patient who had eaten, of a test that needs fasting. */
  'has-eaten',
  /** A patient asks to cancel or move the visit, and staff decide. */
  'change-request',
  /** No way brings a patient's news to them. */
  'unreached',
  /** So many codes went to numbers abroad that no more go by text message today. */
  'codes-abroad',
  /** A payment needs action. */
  'payment',
  /** The comparison with the card gateway's list found differences. */
  'statement',
  /** What is next in a case has been due for more than an hour in which the provider is open. */
  'follow-up',
  /** A nurse's licence ends, or has ended although visits are planned. */
  'licence',
  'audit-history',
  'release',
])
export type AlarmKind = z.infer<typeof alarmKind>

/** Who gets the alarms of a kind: those who can do something about it. */
export const ALARM_ACTIONS: Record<AlarmKind, StaffAction> = {
  'nobody-there': 'assign-nurses',
  'nurse-late': 'assign-nurses',
  'has-eaten': 'work-on-bookings',
  'change-request': 'work-on-bookings',
  unreached: 'work-on-bookings',
  'codes-abroad': 'work-on-bookings',
  payment: 'refund',
  statement: 'refund',
  'follow-up': 'work-on-cases',
  licence: 'manage-nurses',
  'audit-history': 'read-audit',
  release: 'manage-releases',
}

/** `GET /api/alarms`: the open ones of the kinds that the role gets, the oldest first. */
export const alarms = z
  .object({
    alarms: z.array(
      z.object({
        id: z.string(),
        kind: alarmKind,
        /** For a release its name and version, as `booking 1a2b3c`; else empty. */
        subject: z.string(),
        /** What happened, without a name, test or phone number. */
        text: z.string(),
        raisedAt: z.iso.datetime(),
        /** Whose visit or payment it is about, if it is about one. */
        booking: z.object({ id: z.string(), orderId: z.string(), fullName: z.string() }).nullable(),
        /** The case whose next step is due, if it is about one. */
        careCase: z.object({ id: z.string(), number: z.string(), patientName: z.string() }).nullable(),
        /** Who is on it, and since when. It stays in the list until its cause has ended. */
        seen: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'Alarms' })

export type Alarms = z.infer<typeof alarms>
