import { callApi, undecodable, type ApiFailure, type ApiSettings } from './api-call'
import { innerError, textOf, unwrap } from './api-reply'
import { parseFils } from './amounts'
import { lookupPayload, readLookup, refundedFilsOf, type LookupQuery, type LookupResult } from './order-lookup'

export type { ApiFailure, ApiSettings } from './api-call'

export type OrderStatusResult =
  | {
      ok: true
      /** The gateway's status, e.g. Shipped, Awaited, Auto-Reversed. */
      status: string
      orderNo?: string | undefined
      referenceNo?: string | undefined
      /** Integer fils; absent when the reply holds no exact amount. */
      amountFils?: number | undefined
      currency?: string | undefined
      refundedFils?: number | undefined
      raw: Record<string, unknown>
    }
  | ApiFailure

export type RefundResult = { ok: true; raw: Record<string, unknown> } | ApiFailure

/** `failed` names the references that the gateway did not cancel, with its reasons. */
export type CancelResult =
  | { ok: true; cancelled: number; failed: { referenceNo: string; reason: string }[]; raw: Record<string, unknown> }
  | ApiFailure

export type OrderAmount = { referenceNo: string; /** AED with two decimals. */ amount: string }

export type ApiClient = {
  /** Needs one of the two; the reference number wins if both are given. */
  orderStatus(order: { orderNo?: string; referenceNo?: string }): Promise<OrderStatusResult>
  /** We choose `refundRefNo`; the gateway refuses one that it has seen before (51086). */
  refund(refund: { referenceNo: string; amount: string; refundRefNo: string }): Promise<RefundResult>
  cancel(orders: readonly OrderAmount[]): Promise<CancelResult>
  /** One page of the transactions of an order number or of some days. Several transactions can have one order number. */
  orderLookup(query: LookupQuery): Promise<LookupResult>
}

/** The gateway's server-to-server calls. Errors of the gateway are returned, not thrown. Source: its API guide, versions 1.1 and 1.2. */
export function createApiClient(settings: ApiSettings): ApiClient {
  return {
    async orderStatus({ orderNo = '', referenceNo = '' }) {
      if (!orderNo && !referenceNo) throw new RangeError('The status call needs an order or a reference number.')
      const result = await callApi(settings, 'orderStatusTracker', '1.2', {
        reference_no: referenceNo,
        order_no: orderNo,
      })
      if (!result.ok) return result
      const raw = unwrap(result.json, 'Order_Status_Result')
      const status = textOf(raw, 'order_status')
      if (!status || textOf(raw, 'status') === '1')
        return innerError(raw) ?? undecodable('The reply has no order status.')
      return {
        ok: true,
        status,
        orderNo: textOf(raw, 'order_no'),
        referenceNo: textOf(raw, 'reference_no'),
        amountFils: parseFils(textOf(raw, 'order_amt')),
        currency: textOf(raw, 'order_currncy', 'order_curr', 'order_currency'),
        refundedFils: refundedFilsOf(raw),
        raw,
      }
    },

    async refund({ referenceNo, amount, refundRefNo }) {
      const payload = { reference_no: referenceNo, refund_amount: amount, refund_ref_no: refundRefNo }
      const result = await callApi(settings, 'refundOrder', '1.1', payload)
      if (!result.ok) return result
      const raw = unwrap(result.json, 'Refund_Order_Result')
      const refundStatus = textOf(raw, 'refund_status')
      if (refundStatus === '0') return { ok: true, raw }
      return innerError({ ...raw, status: refundStatus }) ?? undecodable('The reply has no refund status.')
    },

    async cancel(orders) {
      const list = orders.map(({ referenceNo, amount }) => ({ reference_no: referenceNo, amount }))
      const result = await callApi(settings, 'cancelOrder', '1.1', { order_List: list })
      if (!result.ok) return result
      const raw = unwrap(result.json, 'Order_Result')
      const cancelled = Number(textOf(raw, 'success_count'))
      if (!Number.isInteger(cancelled))
        return innerError(raw) ?? undecodable('The reply has no number of cancelled orders.')
      return { ok: true, cancelled, failed: failedOrders(raw), raw }
    },

    async orderLookup(query) {
      const result = await callApi(settings, 'orderLookup', '1.1', lookupPayload(query))
      return result.ok ? readLookup(result.json) : result
    },
  }
}

function failedOrders(raw: Record<string, unknown>): { referenceNo: string; reason: string }[] {
  const list = [raw.failed_List ?? []].flat().map((entry) => unwrap({ entry }, 'entry'))
  return list.map((entry) => ({
    referenceNo: textOf(entry, 'reference_no') ?? '',
    reason: textOf(entry, 'reason') ?? '',
  }))
}
