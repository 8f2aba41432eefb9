/** The status of an appointment, be it a booked blood test or a requested service. */
export type AppointmentStatus = 'Pending' | 'Completed' | 'Canceled'

export const APPOINTMENT_STATUSES: readonly AppointmentStatus[] = ['Pending', 'Completed', 'Canceled']

/** How long the person who completed an appointment may take that back. Source: decisions.md, "Staff". */
export const UNDO_SECONDS = 10
/** The press of the last second still has to arrive. */
const UNDO_TOLERANCE_SECONDS = 5

export type AppointmentResult =
  | { ok: true; next: AppointmentStatus }
  | {
      ok: false
      reason: 'not-pending' | 'not-paid' | 'no-change' | 'lies-ahead' | 'not-completed' | 'not-yours' | 'too-late'
    }

interface ChangeFacts {
  /** Money for the visit is in; a request that costs nothing passes true. */
  paid: boolean
  /** The visit is in the future, and its completion was not confirmed. */
  ahead?: boolean
}

/** Pending becomes Completed or Canceled; back comes only what `reopen` allows. */
export function changeAppointment(
  from: AppointmentStatus,
  to: AppointmentStatus,
  { paid, ahead = false }: ChangeFacts,
): AppointmentResult {
  if (from === to) return { ok: false, reason: 'no-change' }
  if (from !== 'Pending') return { ok: false, reason: 'not-pending' }
  if (to === 'Completed' && !paid) return { ok: false, reason: 'not-paid' }
  if (to === 'Completed' && ahead) return { ok: false, reason: 'lies-ahead' }
  return { ok: true, next: to }
}

interface ReopenFacts {
  completedAt: Date | null
  completedBy: string | null
  /** The person who requests the undo. */
  by: string
  now: Date
}

/** Until when a completion can be taken back; what follows from it waits as long. */
export const undoEndsAt = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + (UNDO_SECONDS + UNDO_TOLERANCE_SECONDS) * 1000)

/** Completed becomes Pending again, shortly after and by the same person: a slip of the hand is no decision. */
export function reopen(from: AppointmentStatus, { completedAt, completedBy, by, now }: ReopenFacts): AppointmentResult {
  if (from === 'Pending') return { ok: false, reason: 'no-change' }
  if (from !== 'Completed') return { ok: false, reason: 'not-completed' }
  if (completedBy !== by) return { ok: false, reason: 'not-yours' }
  if (!completedAt || now >= undoEndsAt(completedAt)) return { ok: false, reason: 'too-late' }
  return { ok: true, next: 'Pending' }
}
