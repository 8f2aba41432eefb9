import { orderIdAt } from '@homecare/domain/order-id'
import { call } from '@homecare/federation/call'
import type { RequestValues } from './request-rules'

export type Sent = { ok: true } | { ok: false; tooMany: boolean; fields: Record<string, string> }

/** Posts a form's values; a refusal answers with the fields that are wrong. */
export async function sendForm(address: string, body: RequestValues & { orderId?: string }): Promise<Sent> {
  const answer = await call(address, { method: 'POST', body })
  return answer.ok ? { ok: true } : { ok: false, tooMany: answer.status === 429, fields: answer.problem?.fields ?? {} }
}

/**
 * Sends appointment requests; the same content sent again keeps its order id, so that a lost answer never
 * makes a second request.
 */
export function requestSender(apiBase: string) {
  let last = { content: '', orderId: '' }
  return async (values: RequestValues): Promise<Sent> => {
    const content = JSON.stringify(values)
    if (content !== last.content) last = { content, orderId: orderIdAt(new Date()) }
    const sent = await sendForm(`${apiBase}/send-email`, { ...values, orderId: last.orderId })
    if (sent.ok) last = { content: '', orderId: '' }
    return sent
  }
}
