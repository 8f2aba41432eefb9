import type { ApplyCaseEvent, CareCase } from '@homecare/contract/cases'
import { caseTransition, isOpenCase, requestStatusAfter, type CaseRefusal } from '@homecare/domain/case-table'
import { AppError } from '../process/app-error'
import { storable } from '../database/storable'
import type { Actor, Ctx } from '../process/context'
import { cancelPlannedVisits } from './internal/cancel-visits'
import { changeCaseRow } from './change-row'
import { closeRequests } from './internal/close-requests'
import { pausePlan, resumePlan } from './internal/pause-plan'
import { withdrawQuotes } from './internal/withdraw-quotes'

const REFUSED: Record<CaseRefusal, () => AppError> = {
  illegal: () => new AppError('ILLEGAL_TRANSITION', { detail: 'This can’t be done with the case as it is now.' }),
  'reason-missing': () => new AppError('INVALID_INPUT', { fields: { reasonName: 'Choose a reason' } }),
  'text-missing': () => new AppError('INVALID_INPUT', { fields: { text: 'Write the reason down' } }),
}

const DONE = {
  beginCare: 'care began',
  lose: 'case lost',
  pause: 'care paused',
  resume: 'care resumed',
  end: 'care ended',
} as const

/**
 * Applies what staff have decided on a case. The request that was still open is completed when care begins, and canceled, which
 * its sender hears, when the case is lost. A closed case has no follow-ups, no open quotes and no planned visits left, and a paused
 * one has no visits until it goes on. Throws ILLEGAL_TRANSITION.
 */
export const applyCaseEvent = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ApplyCaseEvent & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id, state }, tx) => {
    const { event, reasonName: reason, text = '' } = input
    const result = caseTransition(state, event, { reason, text })
    if (!result.ok) throw REFUSED[result.reason]()
    const { next } = result
    const now = ctx.now()
    if (event === 'beginCare' || event === 'lose')
      await closeRequests(tx, { caseId: id, status: requestStatusAfter(next), actor, now })
    if (!isOpenCase(next)) {
      await withdrawQuotes(tx, { caseId: id, actor, now })
      await tx.followUp.updateMany({
        where: { caseId: id, doneAt: null },
        data: { doneAt: now, doneBy: actor.name, result: 'The case was closed.' },
      })
      await cancelPlannedVisits(tx, { caseId: id, actor })
    }
    if (event === 'pause') await pausePlan(tx, { caseId: id, actor, now, reason: text === '' ? '' : storable(text) })
    if (event === 'resume') await resumePlan(tx, { caseId: id, now })
    return {
      data: { state: next, reason: reason ?? null, reasonText: text === '' ? null : storable(text) },
      action: DONE[event],
      detail: reason ? { reason } : {},
    }
  })
