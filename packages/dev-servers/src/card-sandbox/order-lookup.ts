import { toLookupEntry } from './lookup-entry'
import type { OrderBook, SandboxOrder } from './order-book'

const PAGE_SIZE = 100
const HOUR_MS = 3_600_000

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** `dd-mm-yyyy` as `yyyy-mm-dd`, which can be compared; empty where there is no date. */
const sortable = (value: unknown): string => text(value).split('-').reverse().join('-')

/** The transactions of some days, an order number or a reference, newest first, by page. */
export function orderLookup(book: OrderBook, payload: Record<string, unknown>): Record<string, unknown> {
  const [reference, orderNo, status] = [payload.reference_no, payload.order_no, payload.order_status].map(text)
  const [from, to] = [payload.from_date, payload.to_date].map(sortable)
  const found = book.all().filter((order) => {
    const day = dubaiDay(order)
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
    order_Status_List: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toLookupEntry),
    page_count: Math.ceil(found.length / PAGE_SIZE),
    total_records: found.length,
    error_desc: '',
    error_code: '',
  }
}

const dubaiDay = ({ createdAt }: SandboxOrder): string =>
  new Date(createdAt.getTime() + 4 * HOUR_MS).toISOString().slice(0, 10)
