import { inSpan } from '@homecare/server-kit/span'
import { Histogram, type Registry } from 'prom-client'
import type { Gateway, GatewayResponse } from '../ports/gateway'

type GatewayCallName = 'status' | 'transactions' | 'refund' | 'cancel'
/** `ok`, or why there was no answer. */
type GatewayOutcome = 'ok' | Extract<GatewayResponse<never>, { ok: false }>['reason']
export type OnGatewayCall = (call: GatewayCallName, outcome: GatewayOutcome, seconds: number) => void

/** A histogram of the calls' durations, which BFF and worker report alike. */
export function recordGatewayCalls(registry: Registry): OnGatewayCall {
  const durations = new Histogram({
    name: 'gateway_call_duration_seconds',
    help: 'Time of one call to the card gateway',
    labelNames: ['call', 'outcome'],
    buckets: [0.05, 0.2, 0.5, 1, 3, 10],
    registers: [registry],
  })
  return (call, outcome, seconds) => durations.observe({ call, outcome }, seconds)
}

/** The gateway, with its calls over the network traced and reported to `onCall`. */
export function measuredGateway(gateway: Gateway, onCall: OnGatewayCall): Gateway {
  const measured = async <T>(call: GatewayCallName, made: () => Promise<GatewayResponse<T>>) => {
    const startedAt = performance.now()
    const answer = await inSpan(`card gateway ${call}`, { kind: 'client' }, made)
    onCall(call, answer.ok ? 'ok' : answer.reason, (performance.now() - startedAt) / 1000)
    return answer
  }
  return {
    ...gateway,
    orderStatus: (orderNo, options) => measured('status', () => gateway.orderStatus(orderNo, options)),
    transactions: (query, page, limits) => measured('transactions', () => gateway.transactions(query, page, limits)),
    refund: (refund) => measured('refund', () => gateway.refund(refund)),
    cancel: (order) => measured('cancel', () => gateway.cancel(order)),
  }
}
