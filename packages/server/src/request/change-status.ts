import type { ChangeStatus, RequestDetail } from '@homecare/contract/staff'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { tellPatient } from '../outbox/tell-patient'
import { recordId } from '../database/record-id'
import { providerDay } from '../appointment/provider-day'
import { decideTransition } from '../appointment/decide-transition'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { storable } from '../database/storable'
import { followRequest } from '../case/follow-request'
import { getRequest } from './get'

/**
 * Completes or cancels a request, or undoes a completion. Throws NOT_FOUND, CONFLICT for an older version,
 * ILLEGAL_TRANSITION, VISIT_AHEAD.
 */
export async function changeRequestStatus({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeStatus & { id: string }
}): Promise<RequestDetail> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM service_request WHERE id = ${id}::uuid FOR UPDATE`
    const request = await tx.serviceRequest.findUnique({ where: { id } })
    if (!request) throw new AppError('NOT_FOUND')
    await assertExpectedVersion(tx, { type: 'request', id, version: request.version }, input.version)
    const upcoming = request.date > providerDay(ctx) && !input.confirmAhead
    const change = decideTransition(ctx, actor, request, { status: input.status, paid: true, upcoming })
    await tx.serviceRequest.update({ where: { id }, data: { ...change, version: { increment: 1 } } })
    await followRequest(tx, id, ctx.now())
    if (input.status === 'Canceled' && !request.suspected) {
      await tellPatient(tx, 'request-canceled', { requestId: id }, { now: ctx.now() })
    }
    const detail = input.reason ? { reason: storable(input.reason) } : {}
    const action = input.status === 'Pending' ? 'reopened' : input.status.toLowerCase()
    await appendAuditEntry(tx, { actor, action, subject: { type: 'request', id }, detail })
  })
  return getRequest({ ctx, input: { id } })
}
