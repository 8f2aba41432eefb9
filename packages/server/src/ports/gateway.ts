import type { Fils } from '@homecare/domain/money'

/** The answer of the status call about one attempt. */
export interface GatewayReport {
  /** The gateway's own status, e.g. `Successful`; domain/payment translates it. */
  status: string
  orderNo: string
  referenceNo: string | null
  amountFils: Fils | null
  currency: string | null
  paymentMode: string | null
  message: string | null
  /** The decrypted answer as text, to be stored as it came. */
  raw: string
}

export type GatewayAnswer<T> =
  | { ok: true; value: T }
  /** `no-record`: the gateway has never seen the order. `rejected`: it refused the call. */
  | { ok: false; reason: 'unreachable' | 'timeout' | 'undecodable' | 'no-record' | 'rejected'; detail: string }

/** What the visitor's browser posts to the gateway's page. */
export interface PaymentForm {
  ccaUrl: string
  merchantId: string
  accessCode: string
  encRequest: string
}

/** The gateway's return or push, decrypted. A hint where to look, never proof of payment. */
export interface DecryptedReturn {
  orderNo: string
  trackingId: string | null
  orderStatus: string
  failureMessage: string | null
  statusMessage: string | null
}

/** Port to the card gateway. Never throws for what the other side does wrong; it answers `ok: false`. */
export interface Gateway {
  createPaymentForm(attempt: {
    attemptId: string
    amountFils: Fils
    redirectUrl: string
    cancelUrl: string
  }): PaymentForm
  /** null for everything that can't be decrypted or lacks an order number: one answer for all altered input. */
  openReturn(encResp: string): DecryptedReturn | null
  orderStatus(attemptId: string, limits?: { timeoutMs?: number }): Promise<GatewayAnswer<GatewayReport>>
  refund(refund: {
    trackingId: string
    amountFils: Fils
    reference: string
  }): Promise<GatewayAnswer<{ message: string }>>
  /**
   * Cancels an order that the gateway has not confirmed, so that no money moves. One that was canceled before counts as
   * canceled.
   */
  cancel(order: { trackingId: string; amountFils: Fils }): Promise<GatewayAnswer<{ message: string }>>
}
