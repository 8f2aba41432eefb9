import type { OrderResponse } from '@homecare/contract/orders'
import { isOrderId } from '@homecare/domain/order-id'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { isStatusToken } from './tokens'
import { bookingParts, presentBookingStatus } from './present'

export interface OrderView {
  order: OrderResponse
  /** Grows with every change; calendars compare it. */
  sequence: number
  updatedAt: Date
}

/** A booking for the holder of its status token. An unknown order id and a wrong token are the same NOT_FOUND. */
export async function getBookingStatus({
  ctx,
  input: { orderId, token },
}: {
  ctx: Ctx
  input: { orderId: string; token: string }
}): Promise<OrderView> {
  const booking = isOrderId(orderId)
    ? await ctx.db.booking.findUnique({ where: { orderId }, include: bookingParts })
    : null
  if (!booking || !isStatusToken(ctx.settings, booking, token)) throw new AppError('NOT_FOUND')
  return { order: presentBookingStatus(booking), sequence: booking.version, updatedAt: booking.updatedAt }
}
