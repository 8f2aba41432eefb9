import { formatFils, parseFils } from '@homecare/ccavenue/amounts'
import { isPaid, refundedFils, type OrderBook } from './order-book'
import { orderLookup } from './order-lookup'
import { toLookupEntry } from './lookup-entry'

type Json = Record<string, unknown>
type Command = (book: OrderBook, payload: Json) => Json

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The server-to-server commands: decrypted JSON in, JSON out, with errors inside it in the gateway's own wording. */
export const COMMANDS: Record<string, Command> = {
  orderStatusTracker(book, payload) {
    const referenceNo = text(payload.reference_no)
    const orderNo = text(payload.order_no)
    const order = referenceNo ? book.byReference(referenceNo) : book.byOrderNo(orderNo)
    if (!order || (orderNo && order.orderNo !== orderNo))
      return { status: 1, error_desc: 'No records found', error_code: '51419' }
    return { ...toLookupEntry(order), status: 0, error_desc: '', error_code: '' }
  },

  refundOrder(book, payload) {
    const order = book.byReference(text(payload.reference_no))
    const refNo = text(payload.refund_ref_no)
    const fils = parseFils(payload.refund_amount)
    const refused = (reason: string, code = ''): Json => ({
      Refund_Order_Result: { refund_status: 1, reason, error_code: code },
    })
    if (!order) return refused('No records found', '51419')
    const previous = order.refunds.find((refund) => refund.refNo === refNo)
    if (!/^[A-Za-z0-9_-]{1,30}$/.test(refNo) || previous)
      return refused('Refund reference number is missing, malformed or already used', '51086')
    if (!isPaid(order)) return refused(`An order that is ${order.status} can not be refunded`)
    if (!fils || fils > order.amountFils - refundedFils(order))
      return refused('Refund amount is not above zero or more than what is left')
    order.refunds.push({ refNo, fils })
    order.notes.push(`Refunded AED ${formatFils(fils)} (${refNo})`)
    if (refundedFils(order) === order.amountFils) order.status = 'Refunded'
    book.save(order)
    return { Refund_Order_Result: { refund_status: 0, reason: '', error_code: '' } }
  },

  /** Only what is not confirmed yet can be cancelled. */
  cancelOrder(book, payload) {
    const entries = Array.isArray(payload.order_List) ? (payload.order_List as Json[]) : []
    const failed = entries.flatMap((entry) => {
      const order = book.byReference(text(entry?.reference_no))
      const fail = (reason: string, code = ''): Json[] => [
        { reference_no: text(entry?.reference_no), reason, error_code: code },
      ]
      if (!order) return fail('No records found', '51419')
      if (parseFils(entry.amount) !== order.amountFils) return fail('The amount is not the order’s')
      if (order.status !== 'Awaited') return fail(`The order is ${order.status}`)
      order.status = 'Cancelled'
      order.notes.push('Cancelled')
      book.save(order)
      return []
    })
    return { Order_Result: { success_count: entries.length - failed.length, failed_List: failed } }
  },

  orderLookup,
}
