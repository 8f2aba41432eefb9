import type { InitiateResponse } from '@homecare/contract/payment'
import type { PayAgain } from '@homecare/contract/self-service'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { slotStart } from '@homecare/domain/slots'
import { appendAuditEntry } from '../audit/append'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { assertFast } from '../slot/check-slot'
import { withHoldCode } from '../slot/hold-code'
import { withAlternativeSlots } from '../slot/with-alternative-slots'
import { wishToMove } from './fast'
import { findOwnBooking } from './find-own'
import { continueBooking } from './internal/continue-booking'
import { draftHash, draftItem } from './internal/draft'
import { lockBooking, type LockedBooking } from './queries'
import { isPayToken } from './tokens'

interface PayAgainCall {
  ctx: Ctx
  actor: Actor
  input: PayAgain & { orderId: string }
}

/**
 * Starts another attempt to pay for a booking at the agreed prices, in its own slot or another that the visitor chose.
 * A repeated call continues the same attempt. Throws NOT_FOUND, CONFLICT if there is nothing to pay, SLOT_FULL,
 * INVALID_INPUT, TOO_MANY_HOLDS, DAY_SEATS_LIMIT, CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED.
 */
export const payAgain = withAlternativeSlots(async ({ ctx, actor, input }: PayAgainCall): Promise<InitiateResponse> => {
  const { id, ...own } = await findOwnBooking(ctx, input, { pay: true })
  const slot = { date: input.date ?? own.date, time: input.time ?? own.time }
  return withHoldCode(ctx, { email: own.email, locale: own.locale, from: actor.from, code: input.code }, (codeId) =>
    ctx.db.$transaction(async (tx) => {
      const booking = await lockBooking(tx, id)
      const isOwnSlot = booking.date === slot.date && booking.time === slot.time
      const byPayLink = isPayToken(ctx.settings, booking, input.token)
      if (!isOwnSlot && byPayLink) assertNothingHeld(ctx, booking)
      const inSlot = isOwnSlot
        ? booking
        : await chooseSlot(tx, booking, { to: slot, statement: input.notEatenSince, now: ctx.now(), actor })
      return continueBooking(ctx, tx, inSlot, { from: actor.from, codeId, byPayLink })
    }),
  )
})

/** A pay link moves no visit: another time can be chosen once the agreed one is not held any more. Throws CONFLICT. */
function assertNothingHeld(ctx: Ctx, { seat, time }: LockedBooking): void {
  if (!seat || (seat.heldUntil && seat.heldUntil <= ctx.now())) return
  throw new AppError('CONFLICT', {
    detail: `We are holding ${time} for this visit. Call ${ctx.profile.phone} to change the time.`,
  })
}

/**
 * Moves the booking to another slot. `continueBooking` takes the seat there; if it can't, the transaction rolls back.
 */
async function chooseSlot(
  tx: Prisma.TransactionClient,
  booking: LockedBooking,
  { to, statement, now, actor }: { to: SlotChoice; statement: string | undefined; now: Date; actor: Actor },
): Promise<LockedBooking> {
  const { id, date, time } = booking
  const { wish, notEatenSince } = await wishToMove(tx, booking, { to, statement, now })
  assertFast(wish, now)
  const lines = await tx.bookingLine.findMany({ where: { bookingId: id }, orderBy: { position: 'asc' } })
  const items = lines.map(({ kind, catalogueId: itemId, person }) => draftItem({ kind, id: itemId, person }))
  const moved = { ...to, notEatenSince }
  const change = {
    ...moved,
    visitAt: slotStart(to.date, to.time),
    draftHash: draftHash({ ...booking, ...moved }, items),
  }
  await tx.booking.update({ where: { id }, data: { ...change, version: { increment: 1 } } })
  await appendAuditEntry(tx, {
    actor,
    action: 'chose another time',
    subject: { type: 'booking', id },
    detail: { from: `${date} ${time}`, to: `${to.date} ${to.time}` },
  })
  return { ...booking, ...change, seat: null }
}
