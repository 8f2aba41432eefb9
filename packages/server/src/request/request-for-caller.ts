import type { CallerRequestInput } from '@homecare/contract/callers'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { storeRequest } from './internal/store-request'

/** Stores the appointment request of a patient who is on the phone. The same order id and content is one request. */
export async function requestForCaller({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: CallerRequestInput
}): Promise<{ id: string; orderId: string }> {
  if (input.date < dubaiDate(ctx.now()))
    throw new AppError('INVALID_INPUT', { fields: { date: 'Choose today or a later date' } })
  const orderId = await storeRequest(ctx, { kind: 'appointment', ...input }, { by: actor })
  return ctx.db.serviceRequest.findUniqueOrThrow({ where: { orderId }, select: { id: true, orderId: true } })
}
