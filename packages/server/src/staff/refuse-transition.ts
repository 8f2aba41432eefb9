import { changeAppointment, type AppointmentStatus } from '@homecare/domain/appointment'
import { AppError } from '../app-error'

const SENTENCES = {
  'not-pending': 'This appointment is closed already.',
  'not-paid': 'Only a paid booking can be completed.',
  'no-change': 'This appointment has that status already.',
}

/** Throws ILLEGAL_TRANSITION with the reason if the appointment can't go from one status to the other. */
export function refuseTransition(from: AppointmentStatus, to: AppointmentStatus, facts: { paid: boolean }): void {
  const result = changeAppointment(from, to, facts)
  if (!result.ok) throw new AppError('ILLEGAL_TRANSITION', { detail: SENTENCES[result.reason] })
}
