import { formatFils } from '@homecare/ccavenue/amounts'
import { isPaid, refundedFils, type SandboxOrder } from './order-book'
import { ruleOf, WRONG_FILS } from './outcomes'
import { dubaiTime } from './return-message'

/** A transaction as the status call and the lists show it. */
export function toLookupEntry(order: SandboxOrder): Record<string, unknown> {
  const fils = order.outcome && ruleOf(order.outcome).wrongAmountInStatus ? WRONG_FILS : order.amountFils
  return {
    reference_no: order.referenceNo,
    order_no: order.orderNo,
    order_currncy: order.currency,
    order_amt: Number(formatFils(fils)),
    order_status: order.status,
    order_bank_ref_no: isPaid(order) ? order.bankRefNo : 'null',
    order_card_name: 'Visa',
    order_date_time: dubaiTime(order.createdAt),
    order_capt_amt: isPaid(order) ? Number(formatFils(fils)) : 0,
    order_refund_amt: Number(formatFils(refundedFils(order))),
    order_bill_name: order.echoed.get('billing_name') ?? '',
  }
}
