import type { ApiStatus } from '@homecare/dev-servers/card-sandbox/outcomes'
import { dubaiDate } from '@homecare/domain/dates'
import type { Gateway, GatewayReport, GatewayResponse, DecryptedReturn } from '../../ports/gateway'
import { pageOf, type ListFault } from './bank-list'

/** The possible results of a card payment at the bank, as the gateway's statuses. */
export type BankStatus = Exclude<ApiStatus, 'Cancelled'> | 'Auto-Cancelled'

const NO_ANSWER = ['unreachable', 'timeout', 'undecodable', 'rejected'] as const
/** How the calls about an order may mislead. */
export type MisleadingResponse =
  | (typeof NO_ANSWER)[number]
  | 'wrong-amount'
  | 'no-amount'
  | 'wrong-currency'
  | 'wrong-order'
  | 'unknown-status'
  | 'says-unsuccessful'

const NEXT: Record<BankStatus, readonly BankStatus[]> = {
  Initiated: ['Successful', 'Unsuccessful', 'Aborted', 'Awaited'],
  Awaited: ['Successful', 'Unsuccessful', 'Auto-Cancelled'],
  // A late success.
  Unsuccessful: ['Successful'],
  Aborted: ['Successful'],
  Successful: ['Shipped', 'Auto-Cancelled', 'Refunded'],
  Shipped: ['Refunded', 'Chargeback'],
  'Auto-Cancelled': [],
  Refunded: [],
  Chargeback: [],
}

export const hasMoney = (status: BankStatus): boolean => status === 'Successful' || status === 'Shipped'
const RETURNS: Partial<Record<BankStatus, string>> = {
  Successful: 'Success',
  Shipped: 'Success',
  Unsuccessful: 'Failure',
  Aborted: 'Aborted',
}

/** What happened on one card page. */
export interface Transaction {
  referenceNo: string
  orderNo: string
  status: BankStatus
  /** The amount that the bank took. */
  chargedFils: number
  /** What the bank gave back, in parts or as a whole; the status says so later, and only when all is back. */
  refundedFils: number
  /** The day under which the list has it. */
  day: string
}

export interface BankOrder {
  orderNo: string
  /** The requested amount. */
  requestedFils: number
  /** One for each time that the card page was opened, the newest last. */
  transactions: Transaction[]
  lie: MisleadingResponse | null
}

/** An answer that the status call gave. */
export interface StatusResponse {
  at: number
  report: GatewayReport | null
}

export interface Bank extends Gateway {
  orders: Map<string, BankOrder>
  answers: StatusResponse[]
  refunds: { trackingId: string; amountFils: number; reference: string }[]
  listFault: ListFault | null
  transactionsOf(orderNo: string): Transaction[]
  /** The order's card page is opened, for the first time or again. */
  open(orderNo: string): void
  /** The payment on a page, 0 is the newest, moves on to one of what can come next. Null where nothing can. */
  move(orderNo: string, page: number, choice: number, chargedFils?: number): Transaction | null
  /** The status of what went back as a whole says so. */
  completeRefunds(): void
}

export const seal = (message: DecryptedReturn): string => Buffer.from(JSON.stringify(message)).toString('hex')

/** Returns the message that the gateway would post about a payment now. */
export const messageAbout = ({ orderNo, referenceNo, status }: Transaction): string =>
  seal({
    orderNo,
    trackingId: referenceNo,
    orderStatus: RETURNS[status] ?? 'Invalid',
    failureMessage: null,
    statusMessage: null,
    intact: true,
  })

/**
 * A bank with several payments of one order number, whose answers may be late, wrong or missing. `pause` decides when an
 * answer arrives: it is made before, so that what happens in between makes it outdated.
 */
export function createBank(pause: (label: string) => Promise<void>, now: () => Date): Bank {
  const orders = new Map<string, BankOrder>()
  const all = () => [...orders.values()].flatMap(({ transactions }) => transactions)
  const withReference = (referenceNo: string) => all().find((each) => each.referenceNo === referenceNo)
  const bank: Bank = {
    orders,
    answers: [],
    refunds: [],
    listFault: null,
    transactionsOf: (orderNo) => orders.get(orderNo)?.transactions ?? [],
    open(orderNo) {
      const order = orders.get(orderNo)
      order?.transactions.push({
        referenceNo: `T${order.transactions.length + 1}-${orderNo}`,
        orderNo,
        status: 'Initiated',
        chargedFils: order.requestedFils,
        refundedFils: 0,
        day: dubaiDate(now()),
      })
    },
    move(orderNo, page, choice, chargedFils) {
      const order = orders.get(orderNo)
      if (!order) return null
      if (order.transactions.length === 0) bank.open(orderNo)
      const transaction = order.transactions.at(-1 - (page % order.transactions.length))
      const next = transaction ? NEXT[transaction.status] : []
      const to = next[choice % next.length]
      if (!transaction || to === undefined) return null
      if (to === 'Successful') transaction.chargedFils = chargedFils ?? order.requestedFils
      transaction.status = to
      return transaction
    },
    completeRefunds() {
      for (const each of all())
        if (each.refundedFils >= each.chargedFils && hasMoney(each.status)) each.status = 'Refunded'
    },
    createPaymentForm({ attemptId: orderNo, amountFils: requestedFils }) {
      if (!orders.has(orderNo)) orders.set(orderNo, { orderNo, requestedFils, transactions: [], lie: null })
      return { ccaUrl: 'https://gateway.example/pay', merchantId: '1', accessCode: 'CODE', encRequest: orderNo }
    },
    openReturn(encResp) {
      try {
        return JSON.parse(Buffer.from(encResp, 'hex').toString()) as DecryptedReturn
      } catch {
        return null
      }
    },
    async orderStatus(orderNo, { referenceNo } = {}) {
      const transaction = referenceNo === undefined ? bank.transactionsOf(orderNo).at(-1) : withReference(referenceNo)
      const answer = responseOf(transaction, orders.get(orderNo)?.lie ?? null)
      await pause(`the answer about ${referenceNo ?? orderNo}`)
      bank.answers.push({ at: Date.now(), report: answer.ok ? answer.value : null })
      return answer
    },
    async transactions(query, page) {
      const [found, list] =
        'day' in query
          ? [all().filter(({ day }) => day === query.day), { of: 'day', fault: bank.listFault } as const]
          : [
              bank.transactionsOf(query.orderNo),
              { of: 'order', fault: noAnswer(orders.get(query.orderNo)?.lie) } as const,
            ]
      const answer = pageOf(found, page, list)
      if (found.length > 0) await pause(`page ${page} of a list`)
      return answer
    },
    async refund(refund) {
      const transaction = withReference(refund.trackingId)
      const lie = noAnswer(orders.get(transaction?.orderNo ?? '')?.lie)
      const isKnown = bank.refunds.some(({ reference }) => reference === refund.reference)
      // This bank does not count: that no more goes back than came in is our part.
      const isPossible = transaction && hasMoney(transaction.status)
      if (!isKnown && isPossible && lie !== 'unreachable') {
        bank.refunds.push(refund)
        transaction.refundedFils += refund.amountFils
      }
      await pause(`the answer about the refund of ${refund.trackingId}`)
      if (lie) return { ok: false, reason: lie === 'rejected' ? 'timeout' : lie, detail: '' }
      return isKnown || isPossible
        ? { ok: true, value: { message: 'done' } }
        : { ok: false, reason: 'rejected', detail: 'nothing to refund' }
    },
    cancel: async () => ({ ok: true, value: { message: 'done' } }),
  }
  return bank
}

const noAnswer = (lie: MisleadingResponse | null | undefined) => NO_ANSWER.find((each) => each === lie) ?? null

function responseOf(
  transaction: Transaction | undefined,
  lie: MisleadingResponse | null,
): GatewayResponse<GatewayReport> {
  const reason = noAnswer(lie)
  if (reason) return { ok: false, reason, detail: '' }
  if (!transaction) return { ok: false, reason: 'no-record', detail: '51419' }
  const { status, orderNo, referenceNo, chargedFils } = transaction
  const report: GatewayReport = {
    status: lie === 'unknown-status' ? 'Fraud' : lie === 'says-unsuccessful' ? 'Unsuccessful' : status,
    orderNo: lie === 'wrong-order' ? 'ORD-1' : orderNo,
    referenceNo,
    amountFils: lie === 'wrong-amount' ? chargedFils + 1 : lie === 'no-amount' ? null : chargedFils,
    currency: lie === 'wrong-currency' ? 'INR' : 'AED',
    paymentMode: null,
    message: null,
    raw: status,
  }
  return { ok: true, value: report }
}
