import type { ApplyVisitEvent } from '@homecare/contract/care-visits'
import type { CareCase } from '@homecare/contract/cases'
import { careVisitTransition, undoCareVisit, type CareVisitRefusal } from '@homecare/domain/care-visit-table'
import { caseAfter } from '@homecare/domain/case-table'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { storable } from '../database/storable'
import type { CareCase as CaseRow, CareVisit, Prisma } from '../generated/prisma/client'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'
import { freeNurse, occupyAgain, occupyNurse } from './internal/occupy'
import { visitTimes } from './plan-visit'

const REFUSED: Record<CareVisitRefusal | 'not-yours' | 'too-late', () => AppError> = {
  illegal: () => new AppError('ILLEGAL_TRANSITION', { detail: 'This can’t be done with the visit as it is now.' }),
  ahead: () => new AppError('ILLEGAL_TRANSITION', { detail: 'This visit has not begun yet.' }),
  'no-nurse': () => new AppError('ILLEGAL_TRANSITION', { detail: 'This visit has no nurse.' }),
  'not-yours': () => new AppError('ILLEGAL_TRANSITION', { detail: 'Only whoever noted this can take it back.' }),
  'too-late': () => new AppError('ILLEGAL_TRANSITION', { detail: 'It is too late to take this back.' }),
  'reason-missing': () => new AppError('INVALID_INPUT', { fields: { reasonName: 'Choose a reason' } }),
  'text-missing': () => new AppError('INVALID_INPUT', { fields: { text: 'Write the reason down' } }),
}

const DONE = {
  assign: 'nurse assigned',
  unassign: 'nurse unassigned',
  move: 'visit moved',
  cancel: 'visit canceled',
  done: 'visit ended',
  miss: 'visit missed',
} as const

/**
 * Applies what staff have decided on a visit of care or know of it. The last assessment that does not take place takes its case
 * back. Throws NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT, NURSE_UNAVAILABLE, CONFIRM_RULES.
 */
export const applyVisitEvent = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ApplyVisitEvent & { id: string; partId: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async (careCase, tx) => {
    const visit = await tx.careVisit.findFirst({ where: { id: recordId(input.partId), caseId: careCase.id } })
    if (!visit) throw new AppError('NOT_FOUND')
    const { event, reasonName: reason, text } = input
    const now = ctx.now()
    if (event === 'undo') return undo(tx, { careCase, visit, by: actor.name, now })
    const result = careVisitTransition({ ...visit, hasNurse: visit.nurseId !== null }, event, { now, reason, text })
    if (!result.ok) throw REFUSED[result.reason]()
    const { data, detail } = await changesBy(tx, { careCase, visit, input, now })
    const isClosed = event === 'done' || event === 'miss'
    await tx.careVisit.update({
      where: { id: visit.id },
      data: {
        ...{ ...data, state: result.next, reason: reason ?? null, reasonText: text ? storable(text) : null },
        ...(isClosed && { closedAt: now, closedBy: actor.name }),
      },
    })
    const isOff = result.next === 'canceled' || result.next === 'missed'
    if (isOff) await freeNurse(tx, visit.id)
    return {
      data:
        isOff && (await isLastAssessment(tx, visit)) ? { state: caseAfter(careCase.state, 'cancelAssessment') } : {},
      action: DONE[event],
      subject: { type: 'care-visit', id: visit.id },
      detail: { ...detail, ...(reason && { reason }) },
    }
  })

/** Makes a visit planned again that took place or was missed, with its nurse and what the miss had done to the case. */
async function undo(
  tx: Prisma.TransactionClient,
  { careCase, visit, by, now }: { careCase: CaseRow; visit: CareVisit; by: string; now: Date },
) {
  const result = undoCareVisit(visit, { by, now })
  if (!result.ok) throw REFUSED[result.reason]()
  const isBack = visit.state === 'missed' && visit.kind === 'assessment'
  if (visit.state === 'missed') await occupyAgain(tx, visit)
  await tx.careVisit.update({
    where: { id: visit.id },
    data: { state: result.next, reason: null, reasonText: null, closedAt: null, closedBy: null },
  })
  return {
    data: isBack ? { state: caseAfter(careCase.state, 'bookAssessment') } : {},
    action: 'visit reopened',
    subject: { type: 'care-visit' as const, id: visit.id },
  }
}

interface Change {
  careCase: CaseRow
  visit: CareVisit
  input: ApplyVisitEvent
  now: Date
}

/** What an event changes of its visit beside the state, with what the history says of it. */
async function changesBy(
  tx: Prisma.TransactionClient,
  { careCase, visit, input, now }: Change,
): Promise<{ data: Prisma.CareVisitUncheckedUpdateInput; detail: Prisma.InputJsonObject }> {
  const { event, nurseId, startsAt, minutes, accepted } = input
  const isMove = event === 'move' && startsAt !== undefined && minutes !== undefined
  if (!isMove && event !== 'assign' && event !== 'unassign') return { data: {}, detail: {} }
  // Changes of the plan leave what somebody has moved.
  const times = isMove ? { ...visitTimes({ startsAt, minutes }, now), byHand: true } : {}
  const moved = isMove ? { from: visit.startsAt.toISOString(), to: new Date(startsAt).toISOString() } : {}
  const wanted = event === 'unassign' ? null : nurseId === undefined ? visit.nurseId : nurseId
  if (wanted === null) {
    await freeNurse(tx, visit.id)
    return { data: { ...times, nurseId: null, acceptedRules: [] }, detail: moved }
  }
  const { name, ...columns } = await occupyNurse(tx, careCase, {
    visit: { ...visit, ...times },
    nurseId: wanted,
    accepted,
  })
  const accepts = columns.acceptedRules.length > 0 ? { accepted: columns.acceptedRules.join(', ') } : {}
  return { data: { ...times, ...columns }, detail: { ...moved, nurse: name, ...accepts } }
}

async function isLastAssessment(tx: Prisma.TransactionClient, { id, caseId, kind }: CareVisit): Promise<boolean> {
  if (kind !== 'assessment') return false
  const others = { caseId, kind, id: { not: id }, state: { in: ['planned', 'ended'] } } as const
  return (await tx.careVisit.count({ where: { ...others, state: { in: ['planned', 'ended'] } } })) === 0
}
