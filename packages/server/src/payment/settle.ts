import { isPaidIn } from '@homecare/domain/payment'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { settleAnswer, type Settled } from './internal/settle-answer'
import { STATUS_CALL_MS } from './internal/status-call'

export type { Settled } from './internal/settle-answer'

export interface SettleInput {
  /** The order number at the gateway, `ORD-…` or `ORD-…-2`. */
  attemptId: string
  source: 'browser' | 'push' | 'reconcile' | 'staff'
  /** What a return said about a failure; the status call often says less. */
  message?: string | null
  /** The return was posted before: anybody who has it can post it again without end. */
  replayed?: boolean
}

/** A replayed return makes no further status call this soon after the gateway's last answer. */
const REPLAY_INTERVAL_MS = 5000

/**
 * Where browser return, push, reconciliation and staff's question all end. Only the gateway's own answer to the status
 * call moves an attempt; repeated, late or reordered, it has no second effect. Throws NOT_FOUND.
 */
export async function settlePayment({ ctx, input }: { ctx: Ctx; input: SettleInput }): Promise<Settled> {
  const { attemptId, source, replayed = false } = input
  const known = await ctx.db.paymentAttempt.findUnique({
    where: { attemptId },
    select: { id: true, bookingId: true, state: true },
  })
  if (!known) throw new AppError('NOT_FOUND')
  const isKnown =
    source === 'browser' && (isPaidIn(known.state) || (replayed && (await wasJustAnswered(ctx, attemptId))))
  const answer = isKnown ? null : await ctx.gateway.orderStatus(attemptId, { timeoutMs: STATUS_CALL_MS })
  return settleAnswer(ctx, known, input, answer)
}

async function wasJustAnswered(ctx: Ctx, attemptId: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - REPLAY_INTERVAL_MS)
  const answers = await ctx.db.gatewayMessage.count({
    where: { attemptId, source: 'status', receivedAt: { gt: since } },
  })
  return answers > 0
}
