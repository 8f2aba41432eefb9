import type { Ctx } from '../../context'
import type { Prisma } from '../../generated/prisma/client'
import type { GatewayAnswer, GatewayReport } from '../../ports/gateway'
import { storable } from '../../storable'

/** The same message about an attempt is stored this often at most. */
export const MAX_COPIES = 10

/**
 * Stores what the gateway answered and what it led to; that it did not answer is no message. At the limit of copies the
 * latest one takes the time of this answer. The attempt's booking must be locked.
 */
export async function storeAnswer(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  attemptId: string,
  answer: GatewayAnswer<GatewayReport>,
  verdict: string,
): Promise<void> {
  if (!answer.ok && (answer.reason === 'unreachable' || answer.reason === 'timeout')) return
  const raw = storable(answer.ok ? answer.value.raw : `${answer.reason}: ${answer.detail}`)
  const receivedAt = ctx.now()
  const copies = await tx.gatewayMessage.findMany({
    where: { attemptId, source: 'status', raw },
    orderBy: { receivedAt: 'desc' },
    select: { id: true },
    take: MAX_COPIES,
  })
  const [latest] = copies
  if (latest && copies.length === MAX_COPIES) {
    await tx.gatewayMessage.updateMany({ where: { id: latest.id }, data: { receivedAt } })
    return
  }
  await tx.gatewayMessage.create({
    data: { source: 'status', raw, orderNo: attemptId, attemptId, verdict, receivedAt },
    select: { id: true },
  })
}
