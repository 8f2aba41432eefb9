import type { GatewayQueryResponse } from '@homecare/contract/admin/money-board'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { findAttempt } from './queries'
import { settlePayment } from './settle'

/** Makes a status call for one attempt at the request of staff, and settles the attempt as usual. Throws NOT_FOUND. */
export async function queryPayment({
  ctx,
  actor,
  input: { attemptId },
}: {
  ctx: Ctx
  actor: Actor
  input: { attemptId: string }
}): Promise<GatewayQueryResponse> {
  const { bookingId } = await findAttempt(ctx, attemptId)
  const { state, gatewayStatus } = await settlePayment({ ctx, input: { attemptId, source: 'staff' } })
  const subject = { type: 'booking', id: bookingId } as const
  await appendAuditEntry(ctx.db, {
    actor,
    action: 'gateway asked',
    subject,
    detail: { attemptId, said: gatewayStatus },
  })
  return { attemptId, state, message: gatewayStatus }
}
