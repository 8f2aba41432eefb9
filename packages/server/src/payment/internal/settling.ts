import type { GatewayReport, GatewayResponse } from '../../ports/gateway'
import type { Prisma } from '../../generated/prisma/client'
import type { Ctx } from '../../process/context'
import type { SettlementAttempt, SettlementBooking } from './lock-for-settlement'

/** What led to the status call. */
export interface SettlementCause {
  source: 'browser' | 'push' | 'reconcile' | 'staff' | 'statement'
  /** A return's message about a failure, since the status call often has less. */
  message?: string | null | undefined
}

/** One attempt with the gateway's answer about it, under the lock on its booking: what each step of settling gets. */
export interface Settling extends SettlementCause {
  ctx: Ctx
  tx: Prisma.TransactionClient
  booking: SettlementBooking
  attempt: SettlementAttempt
  answer: GatewayResponse<GatewayReport>
}
