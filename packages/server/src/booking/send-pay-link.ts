import { randomBytes } from 'node:crypto'
import type { SendPayLink, StaffPayLink } from '@homecare/contract/callers'
import { payByOf } from '@homecare/domain/caller'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { tellPatient } from '../outbox/tell-patient'
import { assertSlotAvailable, SlotRefusal } from '../slot/check-slot'
import { holdSeat } from '../slot/seats'
import { withAlternativeSlots } from '../slot/with-alternative-slots'
import { fastOf } from './fast'
import { readStaffPayLink } from './get-pay-link'
import { assertPayable } from './internal/continue-booking'
import { lockExpectedBooking } from './queries'

interface SendPayLinkCall {
  ctx: Ctx
  actor: Actor
  input: SendPayLink & { id: string }
}

/**
 * Sends the pay link again and holds the seat again. With another email address the booking goes there from now on, and
 * the earlier link, which a stranger may have got, opens nothing any more. Throws NOT_FOUND, CONFLICT for an older
 * version or if there is nothing to pay, SLOT_FULL, INVALID_INPUT.
 */
export const sendPayLink = withAlternativeSlots(
  async ({ ctx, actor, input }: SendPayLinkCall): Promise<StaffPayLink> => {
    const rules = { ...ctx.settings.slotRules, leadMinutes: 0 }
    const now = ctx.now()
    const id = await ctx.db.$transaction(async (tx) => {
      const booking = await lockExpectedBooking(tx, input)
      assertPayable(booking)
      const { id: bookingId, date, time, visitAt, seat, version } = booking
      const payBy = payByOf(now, visitAt)
      const wish = { date, time, fast: await fastOf(tx, booking) }
      if (!seat?.heldUntil || seat.heldUntil <= now) await assertSlotAvailable(tx, wish, { now, rules })
      const hold = { bookingId, date, time, now, heldUntil: payBy, rules }
      if (!(await holdSeat(tx, hold))) throw SlotRefusal.full(wish)
      const isOther = input.email !== undefined && input.email !== booking.email
      const address = isOther
        ? {
            email: input.email,
            accessKey: randomBytes(24).toString('base64url'),
            emailRefusedAt: null,
            unreachedAt: null,
          }
        : {}
      const round = version + 1
      await tx.booking.update({ where: { id: bookingId }, data: { ...address, payBy, version: round } })
      await tellPatient(tx, 'pay-link', { bookingId }, { now, about: `${bookingId}:${round}` })
      const action = isOther ? 'pay link sent to a corrected address' : 'pay link sent'
      await appendAuditEntry(tx, { actor, action, subject: { type: 'booking', id: bookingId } })
      return bookingId
    })
    return readStaffPayLink(ctx, id)
  },
)
