/** The status of an appointment, which is a booked blood test or a requested service. */
export type AppointmentStatus = 'Pending' | 'Completed' | 'Canceled'

export const APPOINTMENT_STATUSES: readonly AppointmentStatus[] = ['Pending', 'Completed', 'Canceled']

/** The time in which the person who completed an appointment may undo that. Source: decisions.md, "Staff". */
export const UNDO_SECONDS = 10
/** A click in the last second needs time to arrive. */
const UNDO_TOLERANCE_SECONDS = 5

export type AppointmentResult =
  | { ok: true; next: AppointmentStatus }
  | {
      ok: false
      reason: 'not-pending' | 'not-paid' | 'no-change' | 'upcoming' | 'not-completed' | 'not-yours' | 'too-late'
    }

interface ChangeFacts {
  /** True if the visit is paid; a request, which costs nothing, passes true. */
  paid: boolean
  /** True if the visit is in the future and its completion was not confirmed. */
  upcoming?: boolean
}

/** A pending appointment becomes Completed or Canceled. Only `reopen` leads back. */
export function changeAppointment(
  from: AppointmentStatus,
  to: AppointmentStatus,
  { paid, upcoming = false }: ChangeFacts,
): AppointmentResult {
  if (from === to) return { ok: false, reason: 'no-change' }
  if (from !== 'Pending') return { ok: false, reason: 'not-pending' }
  if (to === 'Completed' && !paid) return { ok: false, reason: 'not-paid' }
  if (to === 'Completed' && upcoming) return { ok: false, reason: 'upcoming' }
  return { ok: true, next: to }
}

interface ReopenFacts {
  completedAt: Date | null
  completedBy: string | null
  /** The person who requests the undo. */
  by: string
  now: Date
}

/** Returns the end of the undo time of a completion. Effects of the completion wait until then. */
export const undoEndsAt = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + (UNDO_SECONDS + UNDO_TOLERANCE_SECONDS) * 1000)

/**
 * A completed appointment becomes Pending again, soon and by the same person, since they may have clicked by mistake.
 */
export function reopen(from: AppointmentStatus, { completedAt, completedBy, by, now }: ReopenFacts): AppointmentResult {
  if (from === 'Pending') return { ok: false, reason: 'no-change' }
  if (from !== 'Completed') return { ok: false, reason: 'not-completed' }
  if (completedBy !== by) return { ok: false, reason: 'not-yours' }
  if (!completedAt || now >= undoEndsAt(completedAt)) return { ok: false, reason: 'too-late' }
  return { ok: true, next: 'Pending' }
}
