import type { AssignRequest, RequestDetail } from '@homecare/contract/staff'
import { may } from '@homecare/domain/roles'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { storable } from '../database/storable'
import { changePendingRequest } from './internal/change-request'

/**
 * Says who works on a request, or that nobody does. Throws as every change of a request does, and INVALID_INPUT for a
 * login that is closed or may not work on requests.
 */
export const assignRequest = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: AssignRequest & { id: string }
}): Promise<RequestDetail> =>
  changePendingRequest({ ctx, actor, input }, async (request, tx) => {
    const assignee = input.assignee && storable(input.assignee)
    if (request.assignee === assignee) return null
    if (assignee === null) return { data: { assignee }, action: 'request given back' }
    const account = await tx.staffUser.findFirst({ where: { userName: assignee, disabledAt: null } })
    if (!account || !may(account.role, 'work-on-bookings'))
      throw new AppError('INVALID_INPUT', { fields: { assignee: 'Choose a colleague who works on requests' } })
    return { data: { assignee }, action: 'request taken on', detail: { assignee } }
  })
