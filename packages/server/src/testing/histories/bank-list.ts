import type { GatewayResponse, GatewayTransaction, TransactionPage } from '../../ports/gateway'
import type { Transaction } from './fake-bank'

type NoAnswer = 'unreachable' | 'timeout' | 'undecodable' | 'rejected'
/** How the gateway's list may mislead: it fails, lacks an entry, or has one without a reference. */
export type ListFault = NoAnswer | 'lacks-one' | 'unreadable-one'

/** A day's list has pages; all transactions of one order number are on one. */
const PAGE_SIZE = { day: 2, order: 100 }

/** A page of the list; the fault hits its first entry. */
export function pageOf(
  found: readonly Transaction[],
  page: number,
  { of, fault }: { of: keyof typeof PAGE_SIZE; fault: ListFault | null },
): GatewayResponse<TransactionPage> {
  const size = PAGE_SIZE[of]
  if (fault !== null && fault !== 'lacks-one' && fault !== 'unreadable-one')
    return { ok: false, reason: fault, detail: '' }
  const transactions = found.slice((page - 1) * size, page * size).map(toEntry)
  const [first] = transactions
  if (fault === 'lacks-one') transactions.shift()
  if (fault === 'unreadable-one' && first) first.referenceNo = null
  return { ok: true, value: { transactions, pages: Math.ceil(found.length / size) } }
}

const toEntry = ({ referenceNo, orderNo, status, chargedFils, refundedFils }: Transaction): GatewayTransaction => ({
  referenceNo,
  orderNo,
  status,
  amountFils: chargedFils,
  amount: (chargedFils / 100).toFixed(2),
  refundedFils,
  currency: 'AED',
  at: null,
  raw: `${referenceNo} ${status}`,
})
