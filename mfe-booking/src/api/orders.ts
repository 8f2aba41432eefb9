import type { Client } from '@homecare/contract/client'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import type { OrderOutcome, OrderRef } from '../wizard/context'

/** A wrong token and a wrong id get the same refusal. */
export async function loadOrder(client: Client, order: OrderRef, signal: AbortSignal): Promise<OrderOutcome> {
  const result = await client.get('/api/orders/{orderId}', {
    ...(LOCALE === SOURCE_LOCALE ? urlInput(order) : viewInput(order)),
    ...{ signal, timeoutMs: 8_000 },
  })
  if (result.ok) return { type: 'ORDER_FOUND', order: result.data }
  if (![401, 403, 404, 422].includes(result.status)) return { type: 'ORDER_UNREACHABLE' }
  return { type: 'ORDER_REFUSED', ended: result.problem?.detail ?? null }
}

/** The download URLs of an order's receipt and calendar file. */
export const orderDownloads = (client: Client, order: OrderRef) => ({
  receipt: client.url('/api/orders/{orderId}/receipt.pdf', urlInput(order)),
  calendar: client.url('/api/orders/{orderId}/visit.ics', urlInput(order)),
})

/** With the language of the lines' names. */
const viewInput = ({ orderId, token }: OrderRef) => ({ params: { orderId }, query: { token, locale: LOCALE } })

const urlInput = ({ orderId, token }: OrderRef) => ({ params: { orderId }, query: { token } })
