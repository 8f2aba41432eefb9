export type AppointmentStatus = 'Pending' | 'Completed' | 'Canceled'

export const APPOINTMENT_STATUSES: readonly AppointmentStatus[] = ['Pending', 'Completed', 'Canceled']

export type AppointmentResult =
  | { ok: true; next: AppointmentStatus }
  | { ok: false; reason: 'not-pending' | 'not-paid' | 'no-change' }

/**
 * Pending becomes Completed or Canceled, nothing else moves.
 * `paid` is whether money for the visit is in; a request that costs nothing passes true.
 */
export function changeAppointment(
  from: AppointmentStatus,
  to: AppointmentStatus,
  { paid }: { paid: boolean },
): AppointmentResult {
  if (from === to) return { ok: false, reason: 'no-change' }
  if (from !== 'Pending') return { ok: false, reason: 'not-pending' }
  if (to === 'Completed' && !paid) return { ok: false, reason: 'not-paid' }
  return { ok: true, next: to }
}
