import type { PlanVisit } from '@homecare/contract/care-visits'
import type { CareCase } from '@homecare/contract/cases'
import { canPlanVisit, MAX_CARE_VISIT_DAYS } from '@homecare/domain/care-visit-table'
import { caseAfter } from '@homecare/domain/case-table'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import { storable } from '../database/storable'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'
import { occupyNurse } from './internal/occupy'

/** The times of a visit. Throws INVALID_INPUT for a beginning that has passed or is too far ahead. */
export function visitTimes({ startsAt, minutes }: { startsAt: string; minutes: number }, now: Date) {
  const from = new Date(startsAt)
  if (from <= now || dubaiDate(from) > addDays(dubaiDate(now), MAX_CARE_VISIT_DAYS))
    throw new AppError('INVALID_INPUT', { fields: { startsAt: 'Choose a time from now on, within a year' } })
  return { startsAt: from, endsAt: new Date(from.getTime() + minutes * 60_000) }
}

/**
 * Plans a visit, with its nurse or without. An assessment takes a case further whose care has not begun; any other visit needs
 * care that has begun. Throws ILLEGAL_TRANSITION, INVALID_INPUT, NURSE_UNAVAILABLE, CONFIRM_RULES.
 */
export const planVisit = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: PlanVisit & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async (careCase, tx) => {
    const { kind, skills, nurseId, accepted } = input
    const now = ctx.now()
    if (!canPlanVisit(kind, careCase.state))
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: kind === 'visit' ? 'Begin care first, then plan its visits.' : 'This case is closed.',
      })
    const visit = await tx.careVisit.create({
      data: {
        ...{ caseId: careCase.id, kind, skills, createdAt: now },
        service: storable(input.service),
        ...visitTimes(input, now),
      },
    })
    const nurse = nurseId === null ? null : await occupyNurse(tx, careCase, { visit, nurseId, accepted })
    if (nurse) {
      const { name: _, ...columns } = nurse
      await tx.careVisit.update({ where: { id: visit.id }, data: columns })
    }
    return {
      data: kind === 'assessment' ? { state: caseAfter(careCase.state, 'bookAssessment') } : {},
      action: 'visit planned',
      subject: { type: 'care-visit', id: visit.id },
      detail: {
        kind,
        starts: visit.startsAt.toISOString(),
        ...(nurse && { nurse: nurse.name }),
        ...(nurse && nurse.acceptedRules.length > 0 && { accepted: nurse.acceptedRules.join(', ') }),
      },
    }
  })
