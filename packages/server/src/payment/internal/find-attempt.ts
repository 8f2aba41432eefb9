import { isOrderId } from '@homecare/domain/order-id'
import { AppError } from '../../app-error'
import type { Ctx } from '../../context'
import type { PaymentAttempt } from '../../generated/prisma/client'

/** The attempt with this number at the gateway. What has not the form of one is NOT_FOUND, like one that is not there. */
export async function findAttempt(ctx: Ctx, attemptId: string): Promise<PaymentAttempt> {
  const attempt = isOrderId(attemptId) ? await ctx.db.paymentAttempt.findUnique({ where: { attemptId } }) : null
  if (!attempt) throw new AppError('NOT_FOUND')
  return attempt
}
