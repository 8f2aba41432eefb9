import type { OwnBooking } from '@homecare/contract/self-service'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { orderIn } from '../booking/order-in'
import { namesIn } from '../catalogue/names-in'
import type { Ctx } from '../process/context'
import { ownBookingParts, presentOwnBooking } from './present'
import { findOwnBooking, reportProofOf } from '../booking/find-own'
import { findLeavesAt } from '../visit/find-leaves-at'

/**
 * A booking for the holder of its signed link. It changes nothing, since email scanners open links. Throws NOT_FOUND.
 */
export async function getOwnBooking({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { orderId: string; token: string; locale?: Locale | undefined }
}): Promise<OwnBooking> {
  const { id } = await findOwnBooking(ctx, input)
  const booking = await ctx.db.booking.findUniqueOrThrow({ where: { id }, include: ownBookingParts })
  const own = presentOwnBooking(ctx, booking, {
    leaves: await findLeavesAt(ctx, booking),
    reportProof: reportProofOf(ctx, booking, input.token),
  })
  return { ...own, order: orderIn(await namesIn(ctx, input.locale ?? SOURCE_LOCALE), own.order) }
}
