import { parseFils } from './amounts'
import { parseMessage, type Message } from './message'

/** What the gateway says of an order in a return or push; everything it may invent besides is `Unknown`, so pending. */
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
  /** Integer fils; absent when the gateway's text is no exact amount. */
  amountFils?: number | undefined
  /** The gateway's own text, without a zone: keep it, never compare it. */
  transDate?: string | undefined
  fields: Message
}

const STATUSES: readonly ReturnStatus[] = ['Success', 'Failure', 'Aborted', 'Invalid']

// The cipher with no MAC turns an altered block into 16 random bytes: text without a control character they hardly are.
const GARBLED = /[^\P{Cc}\t\n\r]|\ufffd/u

/** Whether a decrypted text can be what the gateway wrote. No proof: it only tells most of what was altered from it. */
export const isReadable = (plain: string): boolean => !GARBLED.test(plain)

/** Reads the decrypted text of a return or push. Never throws, and is no proof of anything: only the status call is. */
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
