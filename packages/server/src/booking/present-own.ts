import type { OwnBooking } from '@homecare/contract/self-service'
import { selfService } from '@homecare/domain/self-service'
import type { Ctx } from '../context'
import type { Prisma } from '../generated/prisma/client'
import { orderToken } from './order-token'
import { orderParts, presentOrder } from './present-status'

/** What `presentOwnBooking` reads: `include: ownParts` in the query. */
export const ownParts = {
  ...orderParts,
  asks: { where: { closedAt: null }, orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.BookingInclude

type OwnParts = Prisma.BookingGetPayload<{ include: typeof ownParts }>

/** A booking for whoever holds its signed link, with what may be done about it now. */
export function presentOwnBooking(ctx: Ctx, booking: OwnParts): OwnBooking {
  return {
    version: booking.version,
    order: presentOrder(booking),
    orderToken: orderToken(ctx.settings.secret, booking),
    ...selfService({ ...booking, now: ctx.now() }),
    asks: booking.asks.map(({ kind, date, time }) => ({ kind, date, time })),
  }
}
