import type { OrderAnswer } from '@homecare/contract/orders'
import { call } from '@homecare/federation/call'
import type { OrderOutcome, OrderRef } from '../wizard/context'

const orderUrl = (apiBase: string, { orderId }: OrderRef) => `${apiBase}/orders/${encodeURIComponent(orderId)}`
const proof = ({ token }: OrderRef) => `?token=${encodeURIComponent(token)}`

/** `GET /api/orders/{orderId}?token=`: a wrong token and a wrong id are refused alike. */
export async function loadOrder(apiBase: string, order: OrderRef, signal: AbortSignal): Promise<OrderOutcome> {
  const result = await call<OrderAnswer>(orderUrl(apiBase, order) + proof(order), { signal, timeoutMs: 8_000 })
  if (result.ok) return { kind: 'found', order: result.data }
  return [401, 403, 404, 422].includes(result.status) ? { kind: 'refused' } : { kind: 'unreachable' }
}

export const receiptUrl = (apiBase: string, order: OrderRef): string =>
  `${orderUrl(apiBase, order)}/receipt.pdf${proof(order)}`

export const calendarUrl = (apiBase: string, order: OrderRef): string =>
  `${orderUrl(apiBase, order)}/visit.ics${proof(order)}`
