import type { Fils } from '@homecare/domain/money'

/** The gateway's response to the status call about one attempt. */
export interface GatewayReport {
  /** The gateway's own status, e.g. `Successful`; domain/payment translates it. */
  status: string
  orderNo: string
  referenceNo: string | null
  amountFils: Fils | null
  currency: string | null
  paymentMode: string | null
  message: string | null
  /** The decrypted response as text, to be stored unchanged. */
  raw: string
}

export type GatewayResponse<T> =
  | { ok: true; value: T }
  /** `no-record`: the gateway has never seen the order. `rejected`: it refused the call. */
  | { ok: false; reason: 'unreachable' | 'timeout' | 'undecodable' | 'no-record' | 'rejected'; detail: string }

/** The form that the visitor's browser posts to the gateway's page. */
export interface PaymentForm {
  ccaUrl: string
  merchantId: string
  accessCode: string
  encRequest: string
}

/** The gateway's return or notification, decrypted. It is a hint, never proof of payment. */
export interface DecryptedReturn {
  orderNo: string
  trackingId: string | null
  orderStatus: string
  failureMessage: string | null
  statusMessage: string | null
}

/** Port to the card gateway. It never throws for errors of the gateway but returns `ok: false`. */
export interface Gateway {
  createPaymentForm(attempt: {
    attemptId: string
    amountFils: Fils
    redirectUrl: string
    cancelUrl: string
  }): PaymentForm
  /** null for a message that can't be decrypted or lacks an order number: one result for all altered input. */
  openReturn(encResp: string): DecryptedReturn | null
  orderStatus(attemptId: string, limits?: { timeoutMs?: number }): Promise<GatewayResponse<GatewayReport>>
  refund(refund: {
    trackingId: string
    amountFils: Fils
    reference: string
  }): Promise<GatewayResponse<{ message: string }>>
  /**
   * Cancels an order that the gateway has not confirmed, so that nothing is charged. An order that was canceled before
   * counts as canceled.
   */
  cancel(order: { trackingId: string; amountFils: Fils }): Promise<GatewayResponse<{ message: string }>>
}
