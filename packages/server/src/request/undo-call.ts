import type { RequestDetail } from '@homecare/contract/staff'
import { CALL_OUTCOMES } from '@homecare/domain/request-call'
import { AppError } from '../process/app-error'
import type { AuditEntry, Prisma } from '../generated/prisma/client'
import type { Actor, Ctx } from '../process/context'
import { changePendingRequest } from './internal/change-request'

const UNDONE = 'call undone'

/**
 * Takes back the call that was recorded last: the request has the call before it, by the history, and is nobody's again if that
 * call made it somebody's. Throws as every change of a request does, and CONFLICT where the last call is somebody else's.
 */
export async function undoRequestCall({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string; version: number }
}): Promise<RequestDetail> {
  return changePendingRequest({ ctx, actor, input }, async (request, tx) => {
    const [last, before] = await standingCalls(tx, request.id)
    if (!last || last.actor !== actor.name || request.calledBy !== actor.name)
      throw new AppError('CONFLICT', { detail: 'There is no call of yours to take back.' })
    const { taken } = detailOf(last)
    const isHis = taken === true && request.assignee === actor.name
    return { data: { ...columnsOf(before), ...(isHis && { assignee: null }) }, action: UNDONE }
  })
}

/** The calls that were not taken back, the newest first. */
async function standingCalls(tx: Prisma.TransactionClient, subjectId: string): Promise<AuditEntry[]> {
  const entries = await tx.auditEntry.findMany({
    where: { subjectType: 'request', subjectId, action: { in: ['called', UNDONE] } },
    orderBy: { id: 'asc' },
  })
  const calls: AuditEntry[] = []
  for (const entry of entries)
    if (entry.action === UNDONE) calls.pop()
    else calls.push(entry)
  return calls.reverse()
}

function columnsOf(call: AuditEntry | undefined) {
  if (!call) return { callOutcome: null, calledAt: null, calledBy: null, callAgainAt: null }
  const { outcome, again } = detailOf(call)
  return {
    callOutcome: CALL_OUTCOMES.find((each) => each === outcome) ?? null,
    calledAt: call.at,
    calledBy: call.actor,
    callAgainAt: typeof again === 'string' ? new Date(again) : null,
  }
}

const detailOf = ({ detail }: AuditEntry): Record<string, unknown> =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? detail : {}
