import type { CareCase, DoneFollowUp, FollowUpInput } from '@homecare/contract/cases'
import { MAX_FOLLOW_UP_DAYS } from '@homecare/domain/care-wishes'
import { isOpenCase } from '@homecare/domain/case-table'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { storable } from '../database/storable'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'

/** Plans what is to be done for a case, and when. Throws INVALID_INPUT for a time that has passed or is too far ahead. */
export const addFollowUp = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: FollowUpInput & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id, state }, tx) => {
    const now = ctx.now()
    const dueAt = new Date(input.dueAt)
    if (dueAt <= now || dubaiDate(dueAt) > addDays(dubaiDate(now), MAX_FOLLOW_UP_DAYS))
      throw new AppError('INVALID_INPUT', { fields: { dueAt: 'Choose a time from now on, within a year' } })
    if (!isOpenCase(state)) throw new AppError('ILLEGAL_TRANSITION', { detail: 'This case is closed.' })
    const text = storable(input.text)
    await tx.followUp.create({ data: { caseId: id, dueAt, text, createdBy: actor.name, createdAt: now } })
    return { action: 'follow-up planned', detail: { due: dueAt.toISOString() } }
  })

/** Writes down that a follow-up is done, and what came of it. Throws NOT_FOUND, and CONFLICT for one that is done already. */
export const finishFollowUp = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: DoneFollowUp & { id: string; partId: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id }, tx) => {
    const followUp = await tx.followUp.findFirst({ where: { id: recordId(input.partId), caseId: id } })
    if (!followUp) throw new AppError('NOT_FOUND')
    if (followUp.doneAt) throw new AppError('CONFLICT', { detail: 'This is done already.' })
    await tx.followUp.update({
      where: { id: followUp.id },
      data: { doneAt: ctx.now(), doneBy: actor.name, result: storable(input.result) },
    })
    return { action: 'follow-up done' }
  })
