import type { RecordCall, RequestDetail } from '@homecare/contract/staff'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { MAX_CALL_AHEAD_DAYS } from '@homecare/domain/request-call'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { tellPatient } from '../outbox/tell-patient'
import { changePendingRequest } from './internal/change-request'

/** Staff may take a call back; only then do its patients hear that nobody answered, once a day. */
const MAY_BE_UNDONE_MS = 2 * 60_000

/**
 * Records what came of a call to the sender of a request and when to call again. Whoever called works on it from then
 * on, if nobody does. Throws as every change of a request does, and INVALID_INPUT for a time that has passed or is too
 * far ahead.
 */
export async function recordRequestCall({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: RecordCall & { id: string }
}): Promise<RequestDetail> {
  const now = ctx.now()
  const again = input.againAt === null ? null : new Date(input.againAt)
  if (again && (again <= now || dubaiDate(again) > addDays(dubaiDate(now), MAX_CALL_AHEAD_DAYS)))
    throw new AppError('INVALID_INPUT', { fields: { againAt: 'Choose a time from now on, within two months' } })
  return changePendingRequest({ ctx, actor, input }, async ({ id, assignee }, tx) => {
    if (input.outcome === 'noAnswer') {
      const notBefore = new Date(now.getTime() + MAY_BE_UNDONE_MS)
      await tellPatient(tx, 'call-missed', { requestId: id }, { now, notBefore, about: `${id}:${dubaiDate(now)}` })
    }
    return {
      data: {
        callOutcome: input.outcome,
        calledAt: now,
        calledBy: actor.name,
        callAgainAt: again,
        assignee: assignee ?? actor.name,
      },
      action: 'called',
      detail: {
        outcome: input.outcome,
        ...(again && { again: again.toISOString() }),
        ...(assignee === null && { taken: true }),
      },
    }
  })
}
