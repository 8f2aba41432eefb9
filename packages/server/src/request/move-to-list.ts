import type { MoveToList, RequestDetail } from '@homecare/contract/staff'
import { AppError } from '../process/app-error'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { followRequest } from '../case/follow-request'
import { getRequest } from './get'
import { mailRequest } from './internal/mail-request'

/**
 * Moves a suspected request to the list of all others and queues the emails that it would have had immediately. One that is there
 * stays unchanged. Throws NOT_FOUND, CONFLICT for an older version.
 */
export async function moveRequestToList({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: MoveToList & { id: string }
}): Promise<RequestDetail> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM service_request WHERE id = ${id}::uuid FOR UPDATE`
    const request = await tx.serviceRequest.findUnique({ where: { id } })
    if (!request) throw new AppError('NOT_FOUND')
    if (!request.suspected) return
    await assertExpectedVersion(tx, { type: 'request', id, version: request.version }, input.version)
    await tx.serviceRequest.update({ where: { id }, data: { suspected: false, version: { increment: 1 } } })
    await followRequest(tx, id, ctx.now())
    // Somebody who was canceled meanwhile, or erased, hears nothing.
    if (request.status === 'Pending' && !request.erasedAt) await mailRequest(tx, { requestId: id, now: ctx.now() })
    await appendAuditEntry(tx, { actor, action: 'moved to the list', subject: { type: 'request', id } })
  })
  return getRequest({ ctx, input: { id } })
}
