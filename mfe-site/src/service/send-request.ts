import { orderIdAt } from '@homecare/domain/order-id';
import { call } from '@homecare/federation/call';
import type { RequestValues } from './request-rules';

export type Sent = { ok: true } | { ok: false; tooMany: boolean; fields: Record<string, string> };

/**
 * Sends appointment requests; the same content sent again keeps its order id, so that a lost answer never
 * makes a second request.
 */
export function requestSender(apiBase: string) {
  let last = { content: '', orderId: '' };
  return async (values: RequestValues): Promise<Sent> => {
    const content = JSON.stringify(values);
    if (content !== last.content) last = { content, orderId: orderIdAt(new Date()) };
    const answer = await call(`${apiBase}/send-email`, { method: 'POST', body: { ...values, orderId: last.orderId } });
    if (answer.ok) {
      last = { content: '', orderId: '' };
      return { ok: true };
    }
    return { ok: false, tooMany: answer.status === 429, fields: answer.problem?.fields ?? {} };
  };
}
