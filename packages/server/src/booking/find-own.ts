import { isOrderId } from '@homecare/domain/order-id'
import { linkIsOpen } from '@homecare/domain/self-service'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import type { Booking } from '../generated/prisma/client'
import { isPayToken, isPhoneVisitToken, isStatusToken, isVisitToken } from './tokens'

interface LinkClaim {
  orderId: string
  token: string
}

/**
 * Finds the booking whose link has this token; for `pay` the status token and that of a pay link open it as well. An unknown, wrong
 * or erased one throws the same NOT_FOUND; one that has ended says so.
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
  const isVisit = isVisitToken(settings, booking, token) || isPhoneVisitToken(settings, booking, token)
  if (!isVisit && !(pay && mayPay())) throw new AppError('NOT_FOUND')
  await assertLinkOpen(ctx, booking)
  return booking
}

/** Throws NOT_FOUND, with what to do, for a link or token of this booking that has ended. */
export async function assertLinkOpen(ctx: Ctx, booking: Pick<Booking, 'id' | 'orderId' | 'visitAt'>): Promise<void> {
  const facts = { visitAt: booking.visitAt, now: ctx.now() }
  if (linkIsOpen({ ...facts, reportReleasedAt: null })) return
  const report = await ctx.db.report.findFirst({
    where: { bookingId: booking.id, state: 'released' },
    orderBy: { releasedAt: 'desc' },
  })
  if (!linkIsOpen({ ...facts, reportReleasedAt: report?.releasedAt ?? null })) throw linkEnded(ctx, booking.orderId)
}

/** What opens the reports of a booking beside its link. */
export const reportProofOf = (
  { settings }: Pick<Ctx, 'settings'>,
  booking: Pick<Booking, 'orderId' | 'accessKey'>,
  token: string,
): 'digits' | 'birth date' => (isPhoneVisitToken(settings, booking, token) ? 'birth date' : 'digits')

export const linkEnded = ({ profile }: Ctx, orderId: string): AppError =>
  new AppError('NOT_FOUND', {
    detail: `This link has ended. Call us on ${profile.phone} and quote ${orderId}: we will help you.`,
  })
