import type { CareCase, JoinCase } from '@homecare/contract/cases'
import { canJoin, isOpenCase } from '@homecare/domain/case-table'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { recordId } from '../database/record-id'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'

/**
 * Moves the requests of another case, for which care has not begun, into this one: a family wrote twice. The other request is
 * completed, since this case answers it, and the emptied case is gone with its contacts added here. Throws NOT_FOUND,
 * ILLEGAL_TRANSITION.
 */
export const joinCase = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: JoinCase & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input, other: input.caseId }, async ({ id, state }, tx) => {
    const otherId = recordId(input.caseId)
    const other = await tx.careCase.findUnique({
      where: { id: otherId },
      include: { contacts: true, requests: { where: { status: 'Pending' } } },
    })
    if (!other || other.id === id || other.erasedAt) throw new AppError('NOT_FOUND')
    if (!isOpenCase(state) || !canJoin(other.state))
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'Only a case whose care has not begun can join an open one.' })
    if ((await tx.quote.count({ where: { caseId: otherId } })) > 0)
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: 'The other case has quotes. Delete them, or go on with that case.',
      })
    const known = await tx.caseContact.findMany({ where: { caseId: id }, select: { phoneE164: true } })
    const strangers = other.contacts.filter(({ phoneE164 }) => !known.some((each) => each.phoneE164 === phoneE164))
    await tx.caseContact.updateMany({ where: { id: { in: strangers.map((each) => each.id) } }, data: { caseId: id } })
    await tx.followUp.updateMany({ where: { caseId: otherId }, data: { caseId: id } })
    await tx.careVisit.updateMany({ where: { caseId: otherId }, data: { caseId: id } })
    await tx.recordNote.updateMany({ where: { caseId: otherId }, data: { caseId: id } })
    const now = ctx.now()
    await tx.serviceRequest.updateMany({ where: { caseId: otherId }, data: { caseId: id } })
    for (const request of other.requests) {
      await tx.serviceRequest.update({
        where: { id: request.id },
        data: { status: 'Completed', completedAt: now, version: { increment: 1 } },
      })
      await appendAuditEntry(tx, { actor, action: 'completed', subject: { type: 'request', id: request.id } })
    }
    await tx.careCase.delete({ where: { id: otherId } })
    return { action: 'request joined', detail: { from: otherId } }
  })
