import { AppError } from '@homecare/server/app-error'
import type { OrderMail, RequestMail, Sender } from '@homecare/server/mails/content'
import { orderToken } from '@homecare/server/order-token'
import { orderParts, presentOrder } from '@homecare/server/presenters/present-order'
import type { WorkerCtx } from './job'

export const senderOf = ({ profile, settings }: WorkerCtx): Sender => ({ profile, publicUrl: settings.publicUrl })

/** A request with who writes about it. Throws NOT_FOUND. */
export async function loadRequest(ctx: WorkerCtx, id: string): Promise<RequestMail> {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id } })
  if (!request) throw new AppError('NOT_FOUND')
  return { ...senderOf(ctx), request }
}

/** A booking as its owner sees it, with the token that opens it. Throws NOT_FOUND. */
export async function loadBooking(ctx: WorkerCtx, id: string) {
  const booking = await ctx.db.booking.findUnique({ where: { id }, include: orderParts })
  if (!booking) throw new AppError('NOT_FOUND')
  const mail: OrderMail = {
    ...senderOf(ctx),
    order: presentOrder(booking),
    token: orderToken(ctx.settings.secret, booking),
  }
  return { booking, mail, staffMail: { ...senderOf(ctx), order: mail.order, bookingId: booking.id } }
}
