import type { RequestDetail } from '@homecare/contract/staff'
import { AppError } from '../../process/app-error'
import { assertExpectedVersion } from '../../appointment/assert-expected-version'
import { appendAuditEntry } from '../../audit/append'
import { recordId } from '../../database/record-id'
import type { Prisma, ServiceRequest } from '../../generated/prisma/client'
import type { Actor, Ctx } from '../../process/context'
import { followRequest } from '../../case/follow-request'
import { getRequest } from '../get'

interface RequestChange {
  data: Prisma.ServiceRequestUpdateInput
  action: string
  detail?: Prisma.InputJsonObject
}

/**
 * Changes a pending request with its history entry, and returns it. `change` returns null if there is nothing to change.
 * Throws NOT_FOUND, CONFLICT for an older version, ILLEGAL_TRANSITION for one that is completed or canceled.
 */
export async function changePendingRequest(
  { ctx, actor, input }: { ctx: Ctx; actor: Actor; input: { id: string; version: number } },
  change: (
    request: ServiceRequest,
    tx: Prisma.TransactionClient,
  ) => Promise<RequestChange | null> | RequestChange | null,
): Promise<RequestDetail> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM service_request WHERE id = ${id}::uuid FOR UPDATE`
    const request = await tx.serviceRequest.findUnique({ where: { id } })
    if (!request) throw new AppError('NOT_FOUND')
    await assertExpectedVersion(tx, { type: 'request', id, version: request.version }, input.version)
    if (request.status !== 'Pending')
      throw new AppError('ILLEGAL_TRANSITION', { detail: 'It is completed or canceled already.' })
    const changed = await change(request, tx)
    if (!changed) return
    const { data, action, detail = {} } = changed
    await tx.serviceRequest.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
    await followRequest(tx, id, ctx.now())
    await appendAuditEntry(tx, { actor, action, subject: { type: 'request', id }, detail })
  })
  return getRequest({ ctx, input: { id } })
}
