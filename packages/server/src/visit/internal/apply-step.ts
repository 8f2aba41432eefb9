import type { ReportedStep } from '@homecare/contract/admin/day-sheet'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { isBirthDate } from '@homecare/domain/identity'
import { CLOCK_TOLERANCE_MS } from '@homecare/domain/step-time'
import { HAS_EATEN, mayFollow, NOBODY_THERE, type VisitStepKind } from '@homecare/domain/visit-step'
import { appendAuditEntry } from '../../audit/append'
import { lockBooking, type LockedBooking } from '../../booking/queries'
import { saveIdentities } from '../../booking/save-identities'
import type { Actor } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { tellPatient } from '../../outbox/tell-patient'
import { allotNumbers } from '../../sample/allot'
import { closeChangeRequests } from '../../booking/change-requests'

/** The words of the history, which shows them unchanged. */
const ACTIONS: Record<VisitStepKind, string> = {
  onTheWay: 'nurse on the way',
  arrived: 'nurse arrived',
  sampleTaken: 'sample taken',
  nobodyThere: 'nobody there',
}

/** Refuses a taken sample without the answer about a fast that a test needs. */
export const FAST_UNANSWERED = 'Ask whether the patient had fasted.'

interface StepToApply {
  step: Omit<ReportedStep, 'at'>
  /** When it happened, which is not in the future. */
  at: Date
  /** The time by the phone's clock. */
  phoneAt?: Date
  actor: Actor
  now: Date
  /** The sentence of a caller that refuses the step. */
  refusal?: string | null
  /** False for a step about which the patient gets no email. */
  tellsPatient?: boolean
}

/**
 * Stores a step of a visit with its consequences: a taken sample completes the visit, and where nobody was at home staff
 * have to act. Returns null, or the sentence that says why the step does not fit; then the history has it as refused,
 * since it may be the only trace of a sample. A step that was stored before changes nothing.
 */
export async function applyStep(
  tx: Prisma.TransactionClient,
  { step, at, phoneAt, actor, now, tellsPatient = true, ...given }: StepToApply,
): Promise<string | null> {
  const { id, bookingId, kind } = step
  const booking = await lockBooking(tx, bookingId)
  const stored = await tx.visitStep.findUnique({ where: { id } })
  if (stored) return stored.bookingId === bookingId ? null : 'This step belongs to another visit.'
  const refusal = given.refusal ?? (await refusalOf(tx, booking, { ...step, at }))
  if (refusal) {
    const detail = { step: ACTIONS[kind], at: at.toISOString() }
    await appendAuditEntry(tx, {
      actor,
      action: 'visit step refused',
      subject: { type: 'booking', id: bookingId },
      detail,
    })
    return refusal
  }
  const { tubes = null, fasted = null, people } = step
  await tx.visitStep.create({
    data: { id, bookingId, kind, at, phoneAt: phoneAt ?? null, receivedAt: now, actor: actor.name, tubes, fasted },
  })
  if (people) await saveIdentities(tx, { bookingId, people, actor, now })
  await tx.booking.update({
    where: { id: bookingId },
    data: { ...(await consequences(tx, booking, { kind, fasted, actor, at, now })), version: { increment: 1 } },
  })
  const detail = { at: at.toISOString(), ...(tubes === null ? {} : { tubes }), ...(fasted === null ? {} : { fasted }) }
  await appendAuditEntry(tx, { actor, action: ACTIONS[kind], subject: { type: 'booking', id: bookingId }, detail })
  if (tellsPatient && (kind === 'onTheWay' || kind === 'nobodyThere')) {
    const name = kind === 'onTheWay' ? 'nurse-on-the-way' : 'nobody-there'
    await tellPatient(tx, name, { bookingId, stepId: id }, { now })
  }
  return null
}

async function refusalOf(
  tx: Prisma.TransactionClient,
  { id, status, date, createdAt }: LockedBooking,
  { kind, fasted, people, at }: Pick<ReportedStep, 'kind' | 'fasted' | 'people'> & { at: Date },
): Promise<string | null> {
  if (at.getTime() < createdAt.getTime() - CLOCK_TOLERANCE_MS) return 'This is from before the booking was made.'
  if (dubaiDate(at) !== date) return `A step belongs to the day of its visit, ${formatDate(date)}.`
  if (status === 'Canceled') return 'This visit was canceled. Call the office before you do anything.'
  const last = await tx.visitStep.findFirst({
    where: { bookingId: id },
    orderBy: [{ at: 'desc' }, { receivedAt: 'desc' }],
  })
  if (!mayFollow(last?.kind ?? null, kind)) return 'This visit is further already.'
  if (status === 'Completed') return 'This visit is completed already.'
  if (people?.some(({ birthDate }) => !isBirthDate(birthDate, dubaiDate(at))))
    return 'A date of birth can’t be right. Ask for it again.'
  if (kind !== 'sampleTaken' || fasted !== undefined) return null
  const fasting = await tx.bookingLine.count({ where: { bookingId: id, fastingHours: { gt: 0 } } })
  return fasting > 0 ? FAST_UNANSWERED : null
}

async function consequences(
  tx: Prisma.TransactionClient,
  { id, needsAction }: LockedBooking,
  { kind, fasted, actor, at, now }: { kind: VisitStepKind; fasted: boolean | null; actor: Actor; at: Date; now: Date },
): Promise<Prisma.BookingUpdateInput> {
  if (kind === 'nobodyThere') return { needsAction: needsAction ?? NOBODY_THERE }
  if (kind !== 'sampleTaken') return {}
  await allotNumbers(tx, actor, [id])
  await closeChangeRequests(tx, id, { by: actor.name, now })
  const open = await tx.booking.findUniqueOrThrow({ where: { id }, select: { needsAction: true } })
  const settled = open.needsAction === NOBODY_THERE ? null : open.needsAction
  const needsActionNow = settled ?? (fasted === false ? HAS_EATEN : null)
  return { status: 'Completed', completedAt: at, completedBy: actor.name, needsAction: needsActionNow }
}
