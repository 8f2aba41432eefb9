import { formatFils, parseFils } from '@homecare/ccavenue/amounts'
import { isPaid, refundedFils, type OrderBook, type SandboxOrder } from './order-book'
import { ruleOf, WRONG_FILS } from './outcomes'
import { dubaiTime } from './return-message'

type Json = Record<string, unknown>
type Command = (book: OrderBook, payload: Json) => Json

const PAGE_SIZE = 100

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const NOT_FOUND = ['No records found', '51419'] as const

/** The server-to-server commands: decrypted JSON in, JSON out, with errors inside it in the gateway's own wording. */
export const COMMANDS: Record<string, Command> = {
  orderStatusTracker(book, payload) {
    const referenceNo = text(payload.reference_no)
    const orderNo = text(payload.order_no)
    const order = referenceNo ? book.byReference(referenceNo) : book.byOrderNo(orderNo)
    if (!order || (orderNo && order.orderNo !== orderNo))
      return { status: 1, error_desc: NOT_FOUND[0], error_code: NOT_FOUND[1] }
    return { ...toEntry(order), status: 0, error_desc: '', error_code: '' }
  },

  refundOrder(book, payload) {
    const order = book.byReference(text(payload.reference_no))
    const refNo = text(payload.refund_ref_no)
    const fils = parseFils(payload.refund_amount)
    const result = (status: number, reason = '', code = ''): Json => ({
      Refund_Order_Result: { refund_status: status, reason, error_code: code },
    })
    if (!order) return result(1, ...NOT_FOUND)
    const isUsed = order.refunds.some((refund) => refund.refNo === refNo)
    if (!/^[A-Za-z0-9_-]{1,30}$/.test(refNo) || isUsed)
      return result(1, 'Refund reference number is missing, malformed or already used', '51086')
    if (!isPaid(order)) return result(1, `An order that is ${order.status} can not be refunded`)
    if (!fils || fils > order.amountFils - refundedFils(order))
      return result(1, 'Refund amount is not above zero or more than what is left')
    book.refund(order, refNo, fils, `Refunded AED ${formatFils(fils)} (${refNo})`)
    return result(0)
  },

  /** Only what is not confirmed yet can be cancelled. */
  cancelOrder(book, payload) {
    const entries = Array.isArray(payload.order_List) ? (payload.order_List as Json[]) : []
    const failed = entries.flatMap((entry) => {
      const order = book.byReference(text(entry?.reference_no))
      const fail = (reason: string, code = ''): Json[] => [
        { reference_no: text(entry?.reference_no), reason, error_code: code },
      ]
      if (!order) return fail(...NOT_FOUND)
      if (parseFils(entry.amount) !== order.amountFils) return fail('The amount is not the order’s')
      if (order.status !== 'Awaited') return fail(`The order is ${order.status}`)
      book.change(order, 'Cancelled', 'Cancelled')
      return []
    })
    return { Order_Result: { success_count: entries.length - failed.length, failed_List: failed } }
  },

  /** The transactions of some days, an order number or a reference, newest first, by page. */
  orderLookup(book, payload) {
    const [reference, orderNo, status] = [payload.reference_no, payload.order_no, payload.order_status].map(text)
    // `dd-mm-yyyy` as `yyyy-mm-dd`, which can be compared.
    const [from, to] = [payload.from_date, payload.to_date].map((date) => text(date).split('-').reverse().join('-'))
    const found = book.all().filter((order) => {
      const day = dubaiTime(new Date(order.createdAt)).slice(0, 10).split('/').reverse().join('-')
      return (
        (!reference || order.referenceNo === reference) &&
        (!orderNo || order.orderNo === orderNo) &&
        (!status || order.status === status) &&
        (!from || day >= from) &&
        (!to || day <= to)
      )
    })
    const page = Math.max(1, Number(text(payload.page_number)) || 1)
    return {
      order_Status_List: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toEntry),
      page_count: Math.ceil(found.length / PAGE_SIZE),
      total_records: found.length,
      error_desc: '',
      error_code: '',
    }
  },
}

/** A transaction as the status call and the lists show it. */
function toEntry(order: SandboxOrder): Json {
  const fils = order.outcome && ruleOf(order.outcome).wrongAmountInStatus ? WRONG_FILS : order.amountFils
  return {
    reference_no: order.referenceNo,
    order_no: order.orderNo,
    order_currncy: order.currency,
    order_amt: Number(formatFils(fils)),
    order_status: order.status,
    order_bank_ref_no: isPaid(order) ? order.bankRefNo : 'null',
    order_card_name: 'Visa',
    order_date_time: dubaiTime(new Date(order.createdAt)),
    order_capt_amt: isPaid(order) ? Number(formatFils(fils)) : 0,
    order_refund_amt: Number(formatFils(refundedFils(order))),
    order_bill_name: order.echoed.billing_name ?? '',
  }
}
