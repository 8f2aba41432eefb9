import type { CallResult, Client } from '@homecare/contract/client'
import { orderIdAt } from '@homecare/domain/order-id'
import { serverNow } from '@homecare/remote-kit/server-clock'
import type { RequestValues } from './request-rules'

export type RequestOutcome =
  | { ok: true; orderId: string }
  | { ok: false; tooMany: boolean; fields: Record<string, string> }

/** The result of a call as the form shows it. A rejected request names the wrong fields. */
export const requestOutcomeOf = (result: CallResult<{ orderId: string }>): RequestOutcome =>
  result.ok
    ? { ok: true, orderId: result.data.orderId }
    : { ok: false, tooMany: result.status === 429, fields: result.problem?.fields ?? {} }

/**
 * Sends appointment requests. A retry of the same content keeps its order id, so that a lost answer never makes a
 * second request.
 */
export function appointmentSender(client: Client) {
  let last = { content: '', orderId: '' }
  return async (values: RequestValues): Promise<RequestOutcome> => {
    const content = JSON.stringify(values)
    if (content !== last.content) last = { content, orderId: orderIdAt(serverNow()) }
    const result = await client.post('/api/send-email', { body: { ...values, orderId: last.orderId } })
    if (result.ok) last = { content: '', orderId: '' }
    return requestOutcomeOf(result)
  }
}
