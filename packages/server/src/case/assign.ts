import type { AssignCase, CareCase } from '@homecare/contract/cases'
import { may } from '@homecare/domain/roles'
import { AppError } from '../process/app-error'
import { storable } from '../database/storable'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'

/** Says who looks after a case, and works on its pending request, or that nobody does. Throws INVALID_INPUT for a login that may not. */
export const assignCase = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: AssignCase & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id }, tx) => {
    const responsible = input.responsible && storable(input.responsible)
    const account =
      responsible && (await tx.staffUser.findFirst({ where: { userName: responsible, disabledAt: null } }))
    if (responsible && !(account && may(account.role, 'work-on-cases')))
      throw new AppError('INVALID_INPUT', { fields: { responsible: 'Choose a colleague who works on cases' } })
    await tx.serviceRequest.updateMany({
      where: { caseId: id, status: 'Pending' },
      data: { assignee: responsible, version: { increment: 1 } },
    })
    return { data: { responsible }, action: responsible ? 'case taken on' : 'case given back', detail: { responsible } }
  })
