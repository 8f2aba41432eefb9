import { z } from 'zod'

const request = z.object({ requestId: z.string() })
const booking = z.object({ bookingId: z.string() })
const none = z.object({})

/**
 * Every effect that leaves the database, by name. Payloads hold ids only: patient data never enters a queue.
 * The outbox row's id is the job's id.
 */
export const effects = {
  'mail-request-received': request,
  'mail-staff-request': request,
  'mail-request-canceled': request,
  'mail-booking-confirmed': booking,
  'mail-staff-booking': booking,
  'mail-payment-failed': z.object({ bookingId: z.string(), attemptId: z.string() }),
  'mail-booking-canceled': booking,
  'mail-booking-moved': booking,
  'mail-staff-moved': booking,
  'mail-staff-ask': z.object({ bookingId: z.string(), askId: z.string() }),
  'mail-refund-done': z.object({ bookingId: z.string(), attemptId: z.string() }),
  'mail-visit-reminder': booking,
  /** The link's token is made of these and the secret: it is in no queue. */
  'mail-staff-link': z.object({ userId: z.string(), linkId: z.string() }),
  'mail-needs-action': z.object({ bookingId: z.string(), reason: z.string() }),
  'settle-payment': z.object({ attemptId: z.string() }),
  'delete-file': z.object({ fileId: z.string() }),
  'refund-payment': z.object({ bookingId: z.string(), attemptId: z.string() }),
} as const

/** Work that comes by the clock. */
export const schedules = {
  'reconcile-payments': none,
  'expire-holds': none,
  'remind-visits': none,
  'erase-old-records': none,
  'prune-releases': none,
  'prune-outbox': none,
  'prune-records': none,
  'note-failed-logins': none,
  'anchor-audit': none,
} as const

export type EffectName = keyof typeof effects
export type ScheduleName = keyof typeof schedules
export type JobName = EffectName | ScheduleName
export type JobPayload<N extends JobName> = z.infer<(typeof effects & typeof schedules)[N]>

/** An effect to be stored in the outbox. */
export type Effect = { [N in EffectName]: { name: N; payload: JobPayload<N> } }[EffectName]
