import { changeAppointment, reopen, type AppointmentResult, type AppointmentStatus } from '@homecare/domain/appointment'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'

const SENTENCES = {
  'not-pending': 'This appointment is closed already.',
  'not-paid': 'Only a paid booking can be completed.',
  'no-change': 'This appointment has that status already.',
  upcoming: 'This visit has not taken place yet. Confirm that it is completed nevertheless.',
  'not-completed': 'Only a completed appointment can be reopened.',
  'not-yours': 'Only whoever completed this appointment can take that back.',
  'too-late': 'It is too late to take this back.',
}

interface AppointmentState {
  status: AppointmentStatus
  completedAt: Date | null
  completedBy: string | null
}

/** The new values of an appointment's row: its status, and who completed it when. */
export interface StatusColumns {
  status: AppointmentStatus
  completedAt: Date | null
  completedBy: string | null
}

/**
 * Returns the row's change if the appointment can go to that status. Throws ILLEGAL_TRANSITION with the reason, and
 * VISIT_AHEAD for completing an appointment in the future.
 */
export function decideTransition(
  ctx: Ctx,
  actor: Actor,
  from: AppointmentState,
  to: { status: AppointmentStatus; paid: boolean; upcoming: boolean },
): StatusColumns {
  const now = ctx.now()
  if (to.status === 'Pending') {
    refuse(reopen(from.status, { ...from, by: actor.name, now }))
    return { status: 'Pending', completedAt: null, completedBy: null }
  }
  refuse(changeAppointment(from.status, to.status, to))
  const completed = to.status === 'Completed'
  return { status: to.status, completedAt: completed ? now : null, completedBy: completed ? actor.name : null }
}

function refuse(result: AppointmentResult): void {
  if (result.ok) return
  const code = result.reason === 'upcoming' ? 'VISIT_AHEAD' : 'ILLEGAL_TRANSITION'
  throw new AppError(code, { detail: SENTENCES[result.reason] })
}
