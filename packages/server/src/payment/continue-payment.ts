import type { InitiateAnswer } from '@homecare/contract/payment'
import { attemptId } from '@homecare/domain/order-id'
import { AppError } from '../app-error'
import { record } from '../audit'
import type { Ctx } from '../context'
import type { Booking, PaymentAttempt, Prisma } from '../generated/prisma/client'
import { refuseSlot, slotFull } from '../slots/refuse-slot'
import { holdSeat } from '../slots/seats'
import { checkAmount } from './check-amount'
import { handOff } from './hand-off'
import { holdTimes } from './hold-times'
import { lockBooking, type LockedBooking } from './lock-booking'

/**
 * The same draft again: a payment that still runs gets the same hand-off; after one that failed or ran out comes the
 * next attempt, at the prices that were agreed, with the slot held again. Throws CONFLICT if there is nothing to pay.
 */
export async function continuePayment(
  ctx: Ctx,
  known: Booking,
  draft: { hash: string; amountAed: number },
): Promise<InitiateAnswer> {
  if (known.draftHash !== draft.hash)
    throw new AppError('CONFLICT', { detail: 'This key belongs to a booking with other contents.' })
  checkAmount(draft.amountAed, known.totalFils)
  return ctx.db.$transaction(async (tx) => {
    const booking = await lockBooking(tx, known.id)
    if (booking.status !== 'Pending') throw new AppError('CONFLICT', { detail: 'This booking is closed.' })
    const last = booking.attempts.at(-1)
    if (!last || booking.attempts.some(({ state }) => state === 'paid' || state === 'reversed')) {
      throw new AppError('CONFLICT', { detail: 'This booking is paid already.' })
    }
    await holdSeatAgain(ctx, tx, booking)
    return handOff(ctx, booking, last.state === 'initiated' ? last : await nextAttempt(ctx, tx, booking, last))
  })
}

/** A hold that still runs is renewed whatever the time; one that ran out has to pass the rules again. */
async function holdSeatAgain(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id: bookingId, date, time, seat }: LockedBooking,
): Promise<void> {
  const now = ctx.now()
  const slot = { date, time, now, rules: ctx.settings.slotRules }
  if (!seat?.heldUntil || seat.heldUntil <= now) await refuseSlot(tx, slot)
  if (!(await holdSeat(tx, { ...slot, bookingId, heldUntil: holdTimes(ctx, now).heldUntil }))) throw slotFull()
}

async function nextAttempt(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: Booking,
  last: PaymentAttempt,
): Promise<PaymentAttempt> {
  const now = ctx.now()
  const number = last.number + 1
  const attempt = await tx.paymentAttempt.create({
    data: {
      attemptId: attemptId(booking.orderId, number),
      bookingId: booking.id,
      number,
      amountFils: booking.totalFils,
      startedAt: now,
      nextCheckAt: holdTimes(ctx, now).nextCheckAt,
    },
  })
  await tx.booking.update({ where: { id: booking.id }, data: { paymentStatus: 'Pending', version: { increment: 1 } } })
  const visitor = { name: 'visitor', role: 'visitor' } as const
  await record(tx, {
    actor: visitor,
    action: 'payment started',
    subject: { type: 'booking', id: booking.id },
    detail: { attemptId: attempt.attemptId },
  })
  return attempt
}
