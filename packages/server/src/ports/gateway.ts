import type { Locale } from '@homecare/domain/locales'
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

/** One transaction of the gateway's own list. What the gateway left out or wrote unreadably is null. */
export interface GatewayTransaction {
  referenceNo: string | null
  orderNo: string | null
  status: string | null
  amountFils: Fils | null
  /** The amount as the gateway wrote it. */
  amount: string | null
  /** What was refunded of it. */
  refundedFils: Fils | null
  currency: string | null
  /** Without a time zone: to be shown, never compared. */
  at: string | null
  /** The beginning of the entry as it was sent. */
  raw: string
}

export interface TransactionPage {
  transactions: GatewayTransaction[]
  /** The number of pages; 0 without any transaction. */
  pages: number
}

/** Which transactions: those of one order number, or those of a day (`yyyy-mm-dd`). */
export type TransactionQuery = { orderNo: string } | { day: string }

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
  /** The language of the booking, which the form took to the gateway; absent for English. */
  locale?: Locale | undefined
  /** False if parts of it can't be read: odd bytes of a bank or proxy, or an alteration. */
  intact: boolean
}

/** Port to the card gateway. It never throws for errors of the gateway but returns `ok: false`. */
export interface Gateway {
  createPaymentForm(attempt: {
    attemptId: string
    amountFils: Fils
    redirectUrl: string
    cancelUrl: string
    /** The return repeats it, so that it is known also where the booking can't be read. */
    locale?: Locale | undefined
  }): PaymentForm
  /**
   * null for a message that can't be decrypted or whose order number is missing or may have been altered. Other fields may
   * hold odd bytes.
   */
  openReturn(encResp: string): DecryptedReturn | null
  /**
   * The status of an order number's transaction, or of the one with `referenceNo`. Of several transactions of one order
   * number it is not defined which one the gateway reports.
   */
  orderStatus(
    orderNo: string,
    options?: { referenceNo?: string; timeoutMs?: number },
  ): Promise<GatewayResponse<GatewayReport>>
  /** A page, from 1, of the gateway's list of transactions. */
  transactions(
    query: TransactionQuery,
    page: number,
    limits?: { timeoutMs?: number },
  ): Promise<GatewayResponse<TransactionPage>>
  /** Gives back all or a part of a payment. `backFils`: what went back of it before. */
  refund(refund: {
    trackingId: string
    amountFils: Fils
    backFils: Fils
    reference: string
  }): Promise<GatewayResponse<{ message: string }>>
  /**
   * Cancels an order that the gateway has not confirmed, so that nothing is charged. An order that was canceled before
   * counts as canceled.
   */
  cancel(order: { trackingId: string; amountFils: Fils }): Promise<GatewayResponse<{ message: string }>>
}
