import type { ApiStatus } from '@homecare/dev-servers/card-sandbox/outcomes'
import type { Gateway, GatewayResponse, GatewayReport, DecryptedReturn } from '../../ports/gateway'

/** The possible results of a card payment at the bank, as the gateway's statuses. */
export type BankStatus = Exclude<ApiStatus, 'Cancelled'> | 'Auto-Cancelled'

/** How the status call may mislead about an attempt. */
export type MisleadingResponse =
  | 'unreachable'
  | 'timeout'
  | 'undecodable'
  | 'rejected'
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

export const hasMoney = (status: BankStatus | null): boolean => status === 'Successful' || status === 'Shipped'
const RETURNS: Partial<Record<BankStatus, string>> = {
  Successful: 'Success',
  Shipped: 'Success',
  Unsuccessful: 'Failure',
  Aborted: 'Aborted',
}

export interface BankOrder {
  attemptId: string
  /** The requested amount. */
  requestedFils: number
  /** The amount that the bank took. */
  chargedFils: number
  /** null until the visitor has come to the card page. */
  status: BankStatus | null
  lie: MisleadingResponse | null
}

/** An answer that the status call gave. */
export interface StatusResponse {
  attemptId: string
  at: number
  report: GatewayReport | null
}

export interface Bank extends Gateway {
  orders: Map<string, BankOrder>
  answers: StatusResponse[]
  /** The payment moves on to one of what can come next; false where nothing can. */
  move(attemptId: string, choice: number, chargedFils?: number): boolean
  /** Returns the message that the gateway would post about the order now. */
  message(attemptId: string): string
}

export const seal = (message: DecryptedReturn): string => Buffer.from(JSON.stringify(message)).toString('hex')

/** A bank whose status calls may answer late, wrongly or not at all. `pause` decides when an answer arrives. */
export function createBank(pause: (label: string) => Promise<void>): Bank {
  const orders = new Map<string, BankOrder>()
  const answers: StatusResponse[] = []
  return {
    orders,
    answers,
    move(attemptId, choice, chargedFils) {
      const order = orders.get(attemptId)
      if (!order) return false
      const next = NEXT[order.status ?? 'Initiated']
      const to = next[choice % next.length]
      if (to === undefined) return false
      if (to === 'Successful') order.chargedFils = chargedFils ?? order.requestedFils
      order.status = to
      return true
    },
    message(attemptId) {
      const orderStatus = RETURNS[orders.get(attemptId)?.status ?? 'Initiated'] ?? 'Invalid'
      return seal({
        orderNo: attemptId,
        trackingId: `T-${attemptId}`,
        orderStatus,
        failureMessage: null,
        statusMessage: null,
        intact: true,
      })
    },
    createPaymentForm({ attemptId, amountFils }) {
      if (!orders.has(attemptId))
        orders.set(attemptId, {
          attemptId,
          requestedFils: amountFils,
          chargedFils: amountFils,
          status: null,
          lie: null,
        })
      return { ccaUrl: 'https://gateway.example/pay', merchantId: '1', accessCode: 'CODE', encRequest: attemptId }
    },
    openReturn(encResp) {
      try {
        return JSON.parse(Buffer.from(encResp, 'hex').toString()) as DecryptedReturn
      } catch {
        return null
      }
    },
    async orderStatus(attemptId) {
      // Made now, delivered later: what happens in between makes it outdated.
      const answer = responseOf(orders.get(attemptId))
      await pause(`the answer about ${attemptId}`)
      answers.push({ attemptId, at: Date.now(), report: answer.ok ? answer.value : null })
      return answer
    },
    async transactions(query) {
      if ('day' in query) return { ok: true, value: { transactions: [], pages: 0 } }
      return { ok: false, reason: 'timeout', detail: '' }
    },
    refund: async () => ({ ok: true, value: { message: 'done' } }),
    cancel: async () => ({ ok: true, value: { message: 'done' } }),
  }
}

function responseOf(order: BankOrder | undefined): GatewayResponse<GatewayReport> {
  const { lie = null } = order ?? {}
  if (lie === 'unreachable' || lie === 'timeout' || lie === 'undecodable' || lie === 'rejected')
    return { ok: false, reason: lie, detail: '' }
  if (!order?.status) return { ok: false, reason: 'no-record', detail: '51419' }
  const report: GatewayReport = {
    status: lie === 'unknown-status' ? 'Fraud' : lie === 'says-unsuccessful' ? 'Unsuccessful' : order.status,
    orderNo: lie === 'wrong-order' ? 'ORD-1' : order.attemptId,
    referenceNo: `T-${order.attemptId}`,
    amountFils: lie === 'wrong-amount' ? order.chargedFils + 1 : lie === 'no-amount' ? null : order.chargedFils,
    currency: lie === 'wrong-currency' ? 'INR' : 'AED',
    paymentMode: null,
    message: null,
    raw: order.status,
  }
  return { ok: true, value: report }
}
