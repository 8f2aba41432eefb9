import type { Ctx } from '../context'
import { statusToken } from '../booking/tokens'
import { presentReturn, presentUnknownReturn, presentUntrustedReturn } from './present'
import { receiveGatewayMessage } from './receive-message'
import { settlePayment } from './settle'

/** Handles the browser's return from the gateway: resolves with the path that the browser is redirected to. */
export async function returnFromGateway({
  ctx,
  input: posted,
}: {
  ctx: Ctx
  input: { encResp: string; orderNo?: string | undefined; from?: string | undefined }
}): Promise<string> {
  const received = await receiveGatewayMessage({ ctx, input: { ...posted, source: 'browser' } })
  if (!received) return presentUntrustedReturn()
  const { attemptId, message, replayed } = received
  try {
    const reason = message.failureMessage ?? message.statusMessage
    const input = { attemptId, reference: message.trackingId, message: reason, replayed, source: 'browser' } as const
    const settlement = await settlePayment({ ctx, input })
    return presentReturn(settlement, statusToken(ctx.settings.secret, settlement.booking))
  } catch (error) {
    // Reconciliation checks the payment later; the visitor sees that it is pending.
    ctx.log.error({ attemptId, err: error }, 'a payment could not be settled on return')
    return presentUnknownReturn(attemptId)
  }
}
