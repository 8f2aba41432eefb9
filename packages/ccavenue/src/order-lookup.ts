import { undecodable, type ApiFailure } from './api-call'
import { innerError, textOf, unwrap } from './api-reply'
import { parseFils } from './amounts'

export type LookupQuery = {
  orderNo?: string
  /** `yyyy-mm-dd`, both included. */
  fromDate?: string
  toDate?: string
  /** From 1. */
  page: number
}

/** One transaction. Every field may be missing, since the guide's names are not certain. */
export type LookupEntry = {
  referenceNo: string | undefined
  orderNo: string | undefined
  status: string | undefined
  /** Integer fils; absent where the text is no exact amount. */
  amountFils: number | undefined
  /** The amount as it was sent. */
  amount: string | undefined
  refundedFils: number | undefined
  currency: string | undefined
  /** The gateway's own text without a time zone: store it, never compare it. */
  dateTime: string | undefined
  /** The beginning of the entry as it was sent, for a person to read where the fields say too little. */
  raw: string
}

export type LookupResult = { ok: true; entries: LookupEntry[]; pages: number } | ApiFailure

const NO_RECORD = '51419'
const RAW_LENGTH = 300
/** A wrong number of pages must not make us ask without end. */
const MOST_PAGES = 10_000

/** The payload of `orderLookup`: empty strings where a field is not used, dates as dd-mm-yyyy. */
export function lookupPayload({ orderNo = '', fromDate, toDate, page }: LookupQuery): object {
  return {
    reference_no: '',
    order_no: orderNo,
    from_date: fromDate ? dayFirst(fromDate) : '',
    to_date: toDate ? dayFirst(toDate) : '',
    order_status: '',
    order_currency: '',
    page_number: page,
  }
}

/** Reads a page of transactions, flat or wrapped, under any of the list's names. No record at all is an empty page. */
export function readLookup(json: Record<string, unknown>): LookupResult {
  const raw = unwrap(json, 'Order_Lookup_Result')
  const list = [raw.order_Status_List, raw.order_List, raw.order_status_list].find((each) => each != null)
  const error = innerError(raw)
  if (error && list === undefined) return error.code === NO_RECORD ? { ok: true, entries: [], pages: 0 } : error
  const total = Number(textOf(raw, 'total_records') ?? NaN)
  if (list === undefined)
    return total === 0 ? { ok: true, entries: [], pages: 0 } : undecodable('The reply has no list.')
  const entries = [list].flat().map(readEntry)
  const pages = Number(textOf(raw, 'page_count') ?? 1)
  return { ok: true, entries, pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1 }
}

function readEntry(each: unknown): LookupEntry {
  const entry = unwrap({ entry: each }, 'entry')
  const amount = textOf(entry, 'order_amt', 'order_amount', 'amount')
  return {
    referenceNo: textOf(entry, 'reference_no', 'order_reference_no'),
    orderNo: textOf(entry, 'order_no'),
    status: textOf(entry, 'order_status'),
    amountFils: parseFils(amount),
    amount,
    refundedFils: refundedFilsOf(entry),
    currency: textOf(entry, 'order_currncy', 'order_curr', 'order_currency'),
    dateTime: textOf(entry, 'order_date_time'),
    raw: (JSON.stringify(each) ?? '').slice(0, RAW_LENGTH),
  }
}

/** What went back of an order so far, in a list or a status call. */
export const refundedFilsOf = (entry: Record<string, unknown>): number | undefined =>
  parseFils(textOf(entry, 'order_refund_amt', 'order_refund_amount'))

const dayFirst = (date: string): string => date.split('-').reverse().join('-')
