import type { Ctx } from '../context'
import { statusToken } from '../booking/tokens'
import { presentReturn, presentUnknownReturn, presentUntrustedReturn } from './present'
import { receiveGatewayMessage } from './receive-message'
import { settlePayment } from './settle'

/** The visitor's browser comes back from the gateway: resolves with the path that it is sent on to. */
export async function returnFromGateway({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { encResp: string; orderNo?: string | undefined; from?: string | undefined }
}): Promise<string> {
  const received = await receiveGatewayMessage({ ctx, input: { ...input, source: 'browser' } })
  if (!received) return presentUntrustedReturn()
  const { attemptId, message, replayed } = received
  try {
    const reason = message.failureMessage ?? message.statusMessage
    const settlement = await settlePayment({ ctx, input: { attemptId, source: 'browser', message: reason, replayed } })
    return presentReturn(settlement, statusToken(ctx.settings.secret, settlement.booking))
  } catch (error) {
    // Reconciliation checks it later; the visitor sees that the payment is being looked at.
    ctx.log.error({ attemptId, err: error }, 'a payment could not be settled on return')
    return presentUnknownReturn(attemptId)
  }
}
