import { z } from 'zod'

const request = z.object({ requestId: z.string() })
const booking = z.object({ bookingId: z.string() })
const visitStep = z.object({ bookingId: z.string(), stepId: z.string() })
const report = z.object({ bookingId: z.string(), reportId: z.string() })
const quote = z.object({ contactId: z.string(), quoteId: z.string() })
const none = z.object({})

/** Changes of how an account logs in that its person is told of. */
const staffSecurityEvent = z.enum([
  'passkey added',
  'passkey removed',
  'passkey blocked',
  'authenticator app added',
  'authenticator app removed',
  'recovery code used',
  'recovery codes renewed',
  'second factor reset',
  'password changed',
])

/**
 * Every effect that leaves the database, by name. Payloads hold ids only: patient data never enters a queue.
 * The outbox row's id is the job's id.
 */
export const effects = {
  'email-request-received': request,
  'email-staff-request': request,
  'email-request-canceled': request,
  'email-call-missed': request,
  'email-booking-confirmed': booking,
  'email-quote-ready': quote,
  'email-quote-reminder': quote,
  'email-quote-accepted': quote,
  'email-staff-quote-answered': z.object({ what: z.enum(['accepted', 'declined', 'asked']), quoteId: z.string() }),
  'email-staff-booking': booking,
  'email-pay-link': booking,
  'email-form-link': booking,
  'email-payment-failed': z.object({ bookingId: z.string(), attemptId: z.string() }),
  'email-booking-canceled': booking,
  'email-booking-moved': booking,
  'email-staff-moved': booking,
  'email-staff-change-request': z.object({ bookingId: z.string(), changeRequestId: z.string() }),
  'email-change-requested': z.object({ bookingId: z.string(), changeRequestId: z.string() }),
  'email-refund-done': z.object({ bookingId: z.string(), attemptId: z.string() }),
  'email-part-refunded': z.object({ bookingId: z.string(), partId: z.string() }),
  'email-visit-reminder': booking,
  /** `nurse` is what the booking's `nurseNews` was then: newer news is news of its own. */
  'email-nurse-known': z.object({ bookingId: z.string(), nurse: z.string() }),
  'email-nurse-on-the-way': visitStep,
  'email-nobody-there': visitStep,
  /** The link's token is derived from these and the secret, so it is in no queue. */
  'email-staff-link': z.object({ userId: z.string(), linkId: z.string() }),
  'email-staff-security': z.object({ userId: z.string(), event: staffSecurityEvent, at: z.string() }),
  'email-report-ready': report,
  'email-report-withdrawn': report,
  'email-report-reminder': report,
  'email-report-opened': z.object({ bookingId: z.string(), openingId: z.string() }),
  'email-report-locked': z.object({ bookingId: z.string(), shareId: z.string() }),
  'email-needs-action': z.object({ bookingId: z.string(), reason: z.string() }),
  'email-alarm': z.object({ alarmId: z.string() }),
  'email-hold-code': z.object({ codeId: z.string() }),
  'email-sign-in-code': z.object({ codeId: z.string() }),
  /** `reference`: the gateway's number of the transaction that its message names. */
  'settle-payment': z.object({ attemptId: z.string(), reference: z.string().optional() }),
  /** About all findings of one comparison with the gateway's list. */
  'email-statement': z.object({ checkId: z.string() }),
  /** At the request of staff, beside the daily one. */
  'compare-statement': none,
  'delete-file': z.object({ fileId: z.string() }),
  'delete-picture': z.object({ pictureId: z.string() }),
  'delete-report': z.object({ reportId: z.string() }),
  'refund-payment': z.object({ bookingId: z.string(), attemptId: z.string() }),
  'refund-part': z.object({ bookingId: z.string(), partId: z.string() }),
  'send-message': z.object({ messageId: z.string() }),
  'tell-duty-phone': z.object({ alarmId: z.string() }),
  'fetch-message-file': z.object({ messageId: z.string() }),
} as const

/** Scheduled jobs. */
export const schedules = {
  'reconcile-payments': none,
  'check-statement': none,
  'expire-holds': none,
  'expire-quotes': none,
  'generate-visits': none,
  'follow-pauses': none,
  'remind-visits': none,
  'name-nurses': none,
  'remind-reports': none,
  'flag-late-samples': none,
  'raise-alarms': none,
  'erase-old-records': none,
  'prune-releases': none,
  'prune-outbox': none,
  'prune-records': none,
  'record-failed-logins': none,
  'anchor-audit': none,
  'refresh-board': none,
  'read-phone-numbers': none,
  'try-next-ways': none,
  'take-replies': none,
} as const

export type StaffSecurityEvent = z.infer<typeof staffSecurityEvent>
export type EffectName = keyof typeof effects
/** The effects that send one email each, without the beginning of their name. */
export type EmailName = EffectName extends infer Name ? (Name extends `email-${infer Rest}` ? Rest : never) : never
export type ScheduleName = keyof typeof schedules
export type JobName = EffectName | ScheduleName
export type JobPayload<N extends JobName> = z.infer<(typeof effects & typeof schedules)[N]>

/** An effect to be stored in the outbox. */
export type Effect = { [N in EffectName]: { name: N; payload: JobPayload<N> } }[EffectName]
