import { isPaidIn, meaningOf, type AttemptState } from '@homecare/domain/payment'
import type { Ctx } from '../process/context'
import type { GatewayReport, GatewayResponse } from '../ports/gateway'

export interface AskedAttempt {
  attemptId: string
  /** The order number at the gateway. */
  orderNo: string
  state: AttemptState
  trackingId: string | null
}

type Answer = GatewayResponse<GatewayReport>

/** The maximum time that a visitor waits for the gateway; reconciliation checks later. Source: decisions.md. */
export const STATUS_CALL_MS = 3000

/**
 * Asks the gateway about an attempt. One order number can have several transactions there: a card page that was opened
 * twice. So a transaction that is known is asked about by its reference: the one that a message names, or the one by which
 * the attempt was paid. Otherwise a paid transaction of the order number counts before every other one, since the status
 * call by order number may report a page that was only opened. That costs a second call while nothing is paid, also
 * after a single hand-off: a browser can post its form again, as when a tab is duplicated, and nobody here hears of it.
 */
export async function askGateway(
  ctx: Pick<Ctx, 'gateway'>,
  attempt: AskedAttempt,
  named: string | null = null,
): Promise<Answer> {
  const { orderNo } = attempt
  const endsAt = performance.now() + STATUS_CALL_MS
  const timeoutMs = () => Math.max(1, Math.round(endsAt - performance.now()))
  const ask = (referenceNo: string | null) =>
    ctx.gateway.orderStatus(orderNo, { timeoutMs: timeoutMs(), ...(referenceNo !== null && { referenceNo }) })

  const own = hasOwnTransaction(attempt) ? attempt.trackingId : null
  const reference = named ?? own
  let answer = reference === null ? await ask(null) : await ask(reference)
  // What is known about a reference of another order says nothing about this one, and a reference may be unknown.
  if (reference !== null && (isUnknown(answer) || (answer.ok && answer.value.orderNo !== orderNo && reference !== own)))
    answer = await ask(own)
  if (own !== null || !answer.ok || meaningOf(answer.value.status) === 'paid') return answer
  return (await findPaid(ctx, orderNo, { except: answer.value.referenceNo, ask, timeoutMs })) ?? answer
}

/** A second transaction, or one that has moved money: its reference is final. */
export const hasOwnTransaction = ({ attemptId, orderNo, state }: AskedAttempt): boolean =>
  attemptId !== orderNo || isPaidIn(state) || state === 'reversed'

const isUnknown = (answer: Answer): boolean => !answer.ok && answer.reason === 'no-record'

interface Finding {
  /** A reference that was asked about already. */
  except: string | null
  ask: (referenceNo: string) => Promise<Answer>
  timeoutMs: () => number
}

/** Looks for a paid transaction of the order number; the status call confirms it. */
async function findPaid(
  { gateway }: Pick<Ctx, 'gateway'>,
  orderNo: string,
  { except, ask, timeoutMs }: Finding,
): Promise<Answer | null> {
  for (let page = 1; ; page += 1) {
    const listed = await gateway.transactions({ orderNo }, page, { timeoutMs: timeoutMs() })
    if (!listed.ok) return null
    const { transactions, pages } = listed.value
    for (const { referenceNo, status, orderNo: listedUnder } of transactions) {
      if (listedUnder !== orderNo || referenceNo === null || referenceNo === except) continue
      if (meaningOf(status ?? '') !== 'paid') continue
      const answer = await ask(referenceNo)
      if (answer.ok && meaningOf(answer.value.status) === 'paid') return answer
    }
    if (page >= pages || transactions.length === 0) return null
  }
}
