import type { Ctx } from '../../context'
import type { Prisma } from '../../generated/prisma/client'
import type { GatewayAnswer, GatewayReport } from '../../ports/gateway'
import { storable } from '../../storable'

/** What the gateway answered is kept with what was made of it; that it did not answer is no message. */
export async function storeAnswer(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  attemptId: string,
  answer: GatewayAnswer<GatewayReport>,
  verdict: string,
): Promise<void> {
  if (!answer.ok && (answer.reason === 'unreachable' || answer.reason === 'timeout')) return
  const raw = storable(answer.ok ? answer.value.raw : `${answer.reason}: ${answer.detail}`)
  await tx.gatewayMessage.create({
    data: { source: 'status', raw, orderNo: attemptId, attemptId, verdict, receivedAt: ctx.now() },
    select: { id: true },
  })
}
