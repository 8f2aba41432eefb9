import type { InitiateAnswer } from '@homecare/contract/payment'
import { attemptId } from '@homecare/domain/order-id'
import { isPaidIn } from '@homecare/domain/payment'
import { AppError } from '../../app-error'
import { record } from '../../audit/append'
import type { Ctx } from '../../context'
import type { Booking, PaymentAttempt, Prisma } from '../../generated/prisma/client'
import { holderKey, assertHoldLimits } from '../../slot/check-hold-limits'
import { assertSlotAvailable, slotFullError } from '../../slot/check-slot'
import { holdSeat } from '../../slot/seats'
import { checkAmount } from './price-lines'
import { createPaymentForm, holdTimes, lastHoldEnd } from '../../payment/start-attempt'
import { lockBooking, type LockedBooking } from '../queries'

/** Each attempt holds the seat for a while: somebody who never pays gives it back in the end. */
const ATTEMPTS_AT_MOST = 10

/**
 * The same draft again: a payment that still runs gets the same hand-off; after one that failed or ran out comes the
 * next attempt, at the prices that were agreed, with the slot held again. Throws CONFLICT if there is nothing to pay.
 */
export async function continuePayment(
  ctx: Ctx,
  known: Booking,
  draft: { hash: string; amountAed: number; from: string | undefined },
): Promise<InitiateAnswer> {
  if (known.draftHash !== draft.hash) throw conflict('This key belongs to a booking with other contents.')
  checkAmount(draft.amountAed, known.totalFils)
  return ctx.db.$transaction(async (tx) => payOn(ctx, tx, await lockBooking(tx, known.id), draft.from))
}

/** The hand-off of a locked booking: of the payment that still runs, or of the next attempt, with the seat in hand. */
export async function payOn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  from: string | undefined,
): Promise<InitiateAnswer> {
  const last = refuseUnpayable(booking)
  const goesOn = last.state === 'initiated' && lastHoldEnd(ctx, last.startedAt) > ctx.now()
  if (!goesOn && last.number >= ATTEMPTS_AT_MOST) throw conflict('This booking was tried too often. Please call us.')
  await holdSeatAgain(ctx, tx, booking, { startedAt: goesOn ? last.startedAt : ctx.now(), from })
  return createPaymentForm(ctx, booking, goesOn ? last : await nextAttempt(ctx, tx, booking, last))
}

const conflict = (detail: string) => new AppError('CONFLICT', { detail })

/** The last attempt of a booking that can still be paid; throws CONFLICT with the reason for one that can't. */
function refuseUnpayable({ status, needsAction, attempts }: LockedBooking): PaymentAttempt {
  if (status !== 'Pending') throw conflict('This booking is closed.')
  const last = attempts.at(-1)
  if (!last || attempts.some(({ state }) => isPaidIn(state) || state === 'reversed'))
    throw conflict('This booking is paid already.')
  // Money may be in that we can't match yet: a second payment would only add to it.
  if (needsAction !== null) throw conflict('We are looking into your payment and will call you.')
  return last
}

/** A hold that still runs is renewed, within bounds; one that ran out has to pass the rules again. */
async function holdSeatAgain(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  { startedAt, from }: { startedAt: Date; from: string | undefined },
): Promise<void> {
  const { id: bookingId, date, time, seat } = booking
  const now = ctx.now()
  const holder = holderKey(ctx, from)
  const slot = { date, time, now, rules: ctx.settings.slotRules, holderKey: holder }
  if (!seat?.heldUntil || seat.heldUntil <= now) {
    await assertHoldLimits(ctx, tx, { ...booking, bookingId, addressKey: holder })
    await assertSlotAvailable(tx, slot)
  }
  if (!(await holdSeat(tx, { ...slot, bookingId, heldUntil: holdTimes(ctx, now, startedAt).heldUntil })))
    throw slotFullError()
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
