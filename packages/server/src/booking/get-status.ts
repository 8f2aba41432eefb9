import type { OrderView } from '@homecare/contract/orders'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { isOrderId } from '@homecare/domain/order-id'
import { namesIn } from '../catalogue/names-in'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { assertLinkOpen } from './find-own'
import { orderIn } from './order-in'
import { isPayToken, isStatusToken } from './tokens'
import { bookingParts, presentBookingStatus, withoutPatient } from './present'

export interface ViewedOrder {
  /** Without the patient for the holder of a pay link. */
  order: OrderView
  /** The booking's language, of its documents. */
  locale: Locale
  /** Grows with every change; calendars compare it. */
  sequence: number
  updatedAt: Date
}

/**
 * A booking for the holder of its status token or pay link, as long as a link opens it. An unknown order id and a wrong
 * token are the same NOT_FOUND; a token that has ended says so.
 */
export async function getBookingStatus({
  ctx,
  input: { orderId, token, locale = SOURCE_LOCALE },
}: {
  ctx: Ctx
  /** `own` is the booking's language. */
  input: { orderId: string; token: string; locale?: Locale | 'own' | undefined }
}): Promise<ViewedOrder> {
  const booking = isOrderId(orderId)
    ? await ctx.db.booking.findUnique({ where: { orderId }, include: bookingParts })
    : null
  if (!booking || booking.erasedAt) throw new AppError('NOT_FOUND')
  const isPatient = isStatusToken(ctx.settings, booking, token)
  if (!isPatient && !isPayToken(ctx.settings, booking, token)) throw new AppError('NOT_FOUND')
  await assertLinkOpen(ctx, booking)
  const order = orderIn(await namesIn(ctx, locale === 'own' ? booking.locale : locale), presentBookingStatus(booking))
  return {
    order: isPatient ? order : withoutPatient(order),
    locale: booking.locale,
    sequence: booking.version,
    updatedAt: booking.updatedAt,
  }
}
