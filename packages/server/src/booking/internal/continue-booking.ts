import type { InitiateResponse } from '@homecare/contract/payment'
import { isPaidIn } from '@homecare/domain/payment'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { presentPaymentForm } from '../present-payment-form'
import { holdEnd, lastHoldEnd, startAttempt } from '../start-attempt'
import { assertHoldLimits } from '../../slot/check-hold-limits'
import { assertSlotAvailable, SlotRefusal } from '../../slot/check-slot'
import { holderKey } from '../../slot/hold-code'
import { holdSeat } from '../../slot/seats'
import { fastOf } from '../fast'
import type { LockedBooking } from '../queries'

/** Each attempt holds the seat for a while, so attempts are limited: a seat that is never paid must become free. */
const MAX_ATTEMPTS = 10
/**
 * A call that is repeated within this time is the same call: its answer was lost, or a button was pressed twice. Later it is
 * another tab or person, and the first card page may be open.
 */
const RETRY_MS = 5_000

/** Who pays: the client's address, and whether a pay link brought it here. */
interface Payer {
  from: string | undefined
  codeId: string | null
  /** See `Holder` of the slots. */
  isVerified?: boolean
  byPayLink?: boolean
}

/**
 * Returns the payment form of a locked, already started booking, and holds its seat again. Each hand-off to the card page is
 * an attempt of its own at the agreed prices, since two pages with one order number are two charges that can't be told
 * apart by it. Throws CONFLICT if there is nothing to pay.
 */
export async function continueBooking(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  { byPayLink = false, ...by }: Payer,
): Promise<InitiateResponse> {
  const last = assertPayable(booking)
  const now = ctx.now()
  const open = booking.attempts.filter((each) => each.state === 'initiated' && lastHoldEnd(ctx, each.startedAt) > now)
  const isRecent = last && open.includes(last) && now.getTime() - last.startedAt.getTime() < RETRY_MS
  const repeated = isRecent && last.byPayLink === byPayLink
  if (!repeated && last && last.number >= MAX_ATTEMPTS)
    throw conflict('This booking was tried too often. Please call us.')
  // Further hand-offs do not prolong the hold beyond that of the first page that is open.
  await holdSeatAgain(ctx, tx, booking, { startedAt: open[0]?.startedAt ?? now, ...by })
  if (repeated) return presentPaymentForm(ctx, booking, last)
  const next = await startAttempt(ctx, tx, booking, { number: (last?.number ?? 0) + 1, byPayLink })
  await tx.booking.update({ where: { id: booking.id }, data: { paymentStatus: 'Pending', version: { increment: 1 } } })
  return presentPaymentForm(ctx, booking, next)
}

const conflict = (detail: string) => new AppError('CONFLICT', { detail })

/**
 * Returns the last attempt of a booking that can still be paid, which one made on the phone may not have yet. Throws
 * CONFLICT with the reason if it can't be paid.
 */
export function assertPayable({
  status,
  needsAction,
  attempts,
}: LockedBooking): LockedBooking['attempts'][number] | undefined {
  if (status !== 'Pending') throw conflict('This booking is closed.')
  if (attempts.some(({ state }) => isPaidIn(state) || state === 'reversed'))
    throw conflict('This booking is paid already.')
  // There may be a payment that we can't match yet, and a second one would only add to it.
  if (needsAction !== null) throw conflict('We are looking into your payment and will call you.')
  return attempts.at(-1)
}

/** A current hold is renewed, within limits; after an expired hold the slot's rules are checked again. */
async function holdSeatAgain(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  { startedAt, from, codeId, isVerified }: Omit<Payer, 'byPayLink'> & { startedAt: Date },
): Promise<void> {
  const { id: bookingId, date, time, seat, payBy } = booking
  const now = ctx.now()
  const holder = holderKey(ctx, from)
  const rules = ctx.settings.slotRules
  const wish = { date, time, fast: await fastOf(tx, booking) }
  if (!seat?.heldUntil || seat.heldUntil <= now) {
    await assertHoldLimits(ctx, tx, {
      ...booking,
      bookingId,
      addressKey: holder,
      codeId,
      ...(isVerified && { isVerified }),
    })
    await assertSlotAvailable(tx, wish, { now, rules })
  }
  const end = holdEnd(ctx, startedAt)
  // A payment that begins early must not shorten what was promised on the phone.
  const heldUntil = payBy !== null && payBy > end ? payBy : end
  if (!(await holdSeat(tx, { date, time, now, rules, holderKey: holder, bookingId, heldUntil })))
    throw SlotRefusal.full(wish)
}
