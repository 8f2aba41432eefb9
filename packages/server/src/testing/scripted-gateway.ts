import type { Gateway, GatewayResponse, GatewayReport, GatewayTransaction, DecryptedReturn } from '../ports/gateway'

type Answer = GatewayResponse<GatewayReport>

export interface ScriptedGateway extends Gateway {
  /** Sets the status call's answer about an attempt; a function is called each time. */
  answer(attemptId: string, answer: Answer | (() => Answer | Promise<Answer>)): void
  /** The attempt was paid as requested, or with these `changes`. */
  reports(attemptId: string, changes: Partial<GatewayReport> & { status: string }): void
  /** The status call by this reference answers so, about an order number. */
  reportsReference(referenceNo: string, orderNo: string, changes: Partial<GatewayReport> & { status: string }): void
  /** The gateway's list; a test fills it. `pageSize` of them are a page. */
  listed: (Partial<GatewayTransaction> & { day?: string })[]
  pageSize: number
  /** An `encResp` as the gateway would post it. */
  encResp(message: Partial<DecryptedReturn> & { orderNo: string }): string
  /** Every attempt that was handed off, with its amount. */
  requestedAmounts: Map<string, number>
  statusCalls: string[]
  refunds: { trackingId: string; amountFils: number; reference: string }[]
  refundResponse: GatewayResponse<{ message: string }>
  cancels: { trackingId: string; amountFils: number }[]
  cancelResponse: GatewayResponse<{ message: string }>
}

/** The gateway in memory, for tests of use cases: it answers what the test has set, and pending until then. */
export function createScriptedGateway(): ScriptedGateway {
  const answers = new Map<string, () => Answer | Promise<Answer>>()
  const byReference = new Map<string, GatewayReport>()
  const gateway: ScriptedGateway = {
    requestedAmounts: new Map(),
    statusCalls: [],
    refunds: [],
    refundResponse: { ok: true, value: { message: 'done' } },
    cancels: [],
    cancelResponse: { ok: true, value: { message: 'done' } },
    answer(attemptId, answer) {
      answers.set(attemptId, typeof answer === 'function' ? answer : () => answer)
    },
    reports(attemptId, changes) {
      gateway.answer(attemptId, {
        ok: true,
        value: report(attemptId, gateway.requestedAmounts.get(attemptId) ?? null, changes),
      })
    },
    reportsReference(referenceNo, orderNo, changes) {
      const amountFils = gateway.requestedAmounts.get(orderNo) ?? null
      byReference.set(referenceNo, report(orderNo, amountFils, { referenceNo, ...changes }))
    },
    listed: [],
    pageSize: 100,
    encResp({ orderNo, ...rest }) {
      const message: DecryptedReturn = {
        orderNo,
        trackingId: null,
        orderStatus: 'Success',
        failureMessage: null,
        statusMessage: null,
        intact: true,
        ...rest,
      }
      return Buffer.from(JSON.stringify(message)).toString('hex')
    },
    createPaymentForm({ attemptId, amountFils }) {
      gateway.requestedAmounts.set(attemptId, amountFils)
      return {
        ccaUrl: 'https://gateway.example/pay',
        merchantId: '1',
        accessCode: 'CODE',
        encRequest: `enc:${attemptId}`,
      }
    },
    openReturn(encResp) {
      try {
        return JSON.parse(Buffer.from(encResp, 'hex').toString()) as DecryptedReturn
      } catch {
        return null
      }
    },
    async orderStatus(attemptId, { referenceNo } = {}) {
      gateway.statusCalls.push(referenceNo ?? attemptId)
      const named = referenceNo && byReference.get(referenceNo)
      if (named) return { ok: true, value: named }
      const answer = answers.get(attemptId)
      return answer
        ? answer()
        : {
            ok: true,
            value: report(attemptId, gateway.requestedAmounts.get(attemptId) ?? null, { status: 'Initiated' }),
          }
    },
    async transactions(query, page) {
      const found = gateway.listed.filter((each) =>
        'day' in query ? each.day === query.day : each.orderNo === query.orderNo,
      )
      const { pageSize } = gateway
      const transactions = found.slice((page - 1) * pageSize, page * pageSize).map(({ day: _, ...each }) => ({
        referenceNo: null,
        orderNo: null,
        status: null,
        amountFils: null,
        amount: null,
        refundedFils: null,
        currency: null,
        at: null,
        raw: '{}',
        ...each,
      }))
      return { ok: true, value: { transactions, pages: Math.ceil(found.length / pageSize) } }
    },
    async refund(refund) {
      gateway.refunds.push(refund)
      return gateway.refundResponse
    },
    async cancel(order) {
      gateway.cancels.push(order)
      return gateway.cancelResponse
    },
  }
  return gateway
}

function report(
  attemptId: string,
  amountFils: number | null,
  changes: Partial<GatewayReport> & { status: string },
): GatewayReport {
  const value = {
    orderNo: attemptId,
    referenceNo: `T-${attemptId}`,
    amountFils,
    currency: 'AED',
    paymentMode: 'Credit Card',
    message: null,
    raw: '',
    ...changes,
  }
  return { ...value, raw: JSON.stringify(value) }
}
