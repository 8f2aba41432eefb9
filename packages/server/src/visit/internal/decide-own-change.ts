import { selfService, type SelfServiceDecision } from '@homecare/domain/self-service'
import { hasDeparted } from '@homecare/domain/visit-step'
import type { LockedBooking } from '../../booking/queries'
import type { Prisma } from '../../generated/prisma/client'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'

const DONE = { move: 'moved', cancel: 'canceled' }

/**
 * How the owner of a locked booking may change it now. Throws ILLEGAL_TRANSITION with whom to call once its nurse has left,
 * whatever version of the booking the owner has seen.
 */
export async function decideOwnChange(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { booking, kind }: { booking: LockedBooking; kind: 'move' | 'cancel' },
): Promise<SelfServiceDecision> {
  const lastStep = await tx.visitStep.findFirst({
    where: { bookingId: booking.id },
    orderBy: [{ at: 'desc' }, { receivedAt: 'desc' }],
  })
  if (booking.status === 'Pending' && hasDeparted(lastStep, booking.visitAt)) {
    const detail = `Your nurse is on the way, so this visit can’t be ${DONE[kind]} here any more. Please call us on ${ctx.profile.phone}.`
    throw new AppError('ILLEGAL_TRANSITION', { detail })
  }
  return selfService({ ...booking, lastStep, now: ctx.now() })[kind]
}
