import { parseFils } from './amounts'
import { parseMessage, type Message } from './message'

/** The order status in a return or notification; any other value is `Unknown`, which counts as pending. */
export type ReturnStatus = 'Success' | 'Failure' | 'Aborted' | 'Invalid' | 'Unknown'

export type GatewayReturn = {
  orderId?: string | undefined
  trackingId?: string | undefined
  bankRefNo?: string | undefined
  orderStatus: ReturnStatus
  failureMessage?: string | undefined
  statusCode?: string | undefined
  statusMessage?: string | undefined
  paymentMode?: string | undefined
  cardName?: string | undefined
  currency?: string | undefined
  /** Integer fils; absent if the gateway's text is not an exact amount. */
  amountFils?: number | undefined
  /** The gateway's own text without a time zone: store it, never compare it. */
  transDate?: string | undefined
  fields: Message
}

const STATUSES: readonly ReturnStatus[] = ['Success', 'Failure', 'Aborted', 'Invalid']

// Without a MAC an altered block decrypts to 16 random bytes, which almost always contain a control character.
const GARBLED = /[^\P{Cc}\t\n\r]|\ufffd/u
const STARTS_WITH_ORDER = /^\s*order_id=[^&]+&/

/** Returns whether a decrypted text looks unaltered. This detects most alterations, not all. */
export const isReadable = (plain: string): boolean => !GARBLED.test(plain)

/**
 * Returns whether the text begins with its order number, as the gateway writes it. With the fixed IV nobody without the key
 * can make a beginning that the gateway has not made, whatever bytes follow it; so the number may be believed although the
 * rest is odd. It proves no payment.
 */
export const startsWithOrder = (plain: string): boolean => STARTS_WITH_ORDER.test(plain)

/** Parses the decrypted text of a return or notification. Never throws, and proves nothing: only the status call does. */
export function parseReturn(plain: string): GatewayReturn {
  const fields = parseMessage(plain)
  return {
    orderId: fields.get('order_id'),
    trackingId: fields.get('tracking_id'),
    bankRefNo: fields.get('bank_ref_no'),
    orderStatus: STATUSES.find((status) => status === fields.get('order_status')) ?? 'Unknown',
    failureMessage: fields.get('failure_message'),
    statusCode: fields.get('status_code'),
    statusMessage: fields.get('status_message'),
    paymentMode: fields.get('payment_mode'),
    cardName: fields.get('card_name'),
    currency: fields.get('currency'),
    amountFils: parseFils(fields.get('amount')),
    transDate: fields.get('trans_date'),
    fields,
  }
}
