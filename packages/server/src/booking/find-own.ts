import { isOrderId } from '@homecare/domain/order-id'
import { linkIsOpen } from '@homecare/domain/self-service'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import type { Booking } from '../generated/prisma/client'
import { isPayToken, isStatusToken, isVisitToken } from './tokens'

interface LinkClaim {
  orderId: string
  token: string
}

/**
 * Finds the booking whose link has this token; for `pay` the status token and that of a pay link open it as well. An unknown, wrong, erased
 * or expired one throws the same NOT_FOUND.
 */
export async function findOwnBooking(
  ctx: Ctx,
  { orderId, token }: LinkClaim,
  { pay = false }: { pay?: boolean } = {},
): Promise<Booking> {
  const booking = isOrderId(orderId) ? await ctx.db.booking.findUnique({ where: { orderId } }) : null
  if (!booking || booking.erasedAt) throw new AppError('NOT_FOUND')
  const { settings } = ctx
  const mayPay = () => isStatusToken(settings, booking, token) || isPayToken(settings, booking, token)
  if (!isVisitToken(settings, booking, token) && !(pay && mayPay())) throw new AppError('NOT_FOUND')
  const report = await ctx.db.report.findFirst({
    where: { bookingId: booking.id, state: 'released' },
    orderBy: { releasedAt: 'desc' },
  })
  if (!linkIsOpen({ ...booking, now: ctx.now(), reportReleasedAt: report?.releasedAt ?? null }))
    throw new AppError('NOT_FOUND')
  return booking
}
