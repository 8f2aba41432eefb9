import type { StaffPayLink } from '@homecare/contract/callers'
import type { InitiatePaymentInput } from '@homecare/contract/payment'
import { payByOf } from '@homecare/domain/caller'
import { slotStart } from '@homecare/domain/slots'
import { appendAuditEntry } from '../audit/append'
import type { Prisma } from '../generated/prisma/client'
import { tellPatient } from '../outbox/tell-patient'
import type { Actor, Ctx } from '../process/context'
import { assertSlotAvailable, SlotRefusal, type SlotWish } from '../slot/check-slot'
import { callDraftKey, lockCall } from '../slot/hold-for-call'
import { giveCallSeat, holdFirstSeat } from '../slot/seats'
import { readStaffPayLink } from './get-pay-link'
import { bookOnce, startingBooking, wantedBooking, type WantedBooking } from './internal/book-once'
import { writeBooking } from './internal/new-booking'

interface StartForCaller {
  ctx: Ctx
  actor: Actor
  input: InitiatePaymentInput & { callId: string }
}

/**
 * Books for a patient who is on the phone: unpaid, with the seat held until the patient has had time to pay by the link
 * that goes out by email. The same call sent twice is one booking. No lead time and none of the limits for visitors
 * apply. Throws CONFLICT, PRICE_CHANGED, BELOW_MINIMUM, SLOT_FULL or INVALID_INPUT; then nothing is stored.
 */
export const startForCaller = startingBooking(async ({ ctx, actor, input }: StartForCaller): Promise<StaffPayLink> => {
  const wanted = await wantedBooking(ctx, input, callDraftKey(input.callId))
  const id = await bookOnce(ctx, wanted, {
    rules: null,
    otherContents: ({ orderId }) => `This call has its booking already: ${orderId}.`,
    again: async (booking) => booking.id,
    insert: () => insertBooking(ctx, actor, wanted, input.callId),
  })
  return readStaffPayLink(ctx, id)
})

/** Writes booking and lines, and takes the call's seat. Returns null if the call has a booking or the order id is taken. */
function insertBooking(ctx: Ctx, actor: Actor, wanted: WantedBooking, callId: string): Promise<string | null> {
  const { date, time } = wanted.draft
  const payBy = payByOf(ctx.now(), slotStart(date, time))
  return ctx.db.$transaction(async (tx) => {
    await lockCall(tx, callId)
    const booking = await writeBooking(ctx, tx, wanted, { paymentStatus: 'Unpaid', payBy })
    if (!booking) return null
    const { id: bookingId } = booking
    await takeSeatOfCall(ctx, tx, { callId, bookingId, wish: wanted.wish, heldUntil: payBy })
    await tellPatient(tx, 'pay-link', { bookingId }, { now: ctx.now(), about: `${bookingId}:0` })
    const { contactBy, locale } = booking
    await appendAuditEntry(tx, {
      actor,
      action: 'booked on the phone',
      subject: { type: 'booking', id: bookingId },
      detail: { contactBy, locale },
    })
    return bookingId
  })
}

/** The seat that was held during the call, or a free one if that hold has ended. */
async function takeSeatOfCall(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { callId, bookingId, wish, heldUntil }: { callId: string; bookingId: string; wish: SlotWish; heldUntil: Date },
): Promise<void> {
  const { date, time } = wish
  const now = ctx.now()
  if (heldUntil > now && (await giveCallSeat(tx, { callId, bookingId, date, time, heldUntil, now }))) return
  const rules = { ...ctx.settings.slotRules, leadMinutes: 0 }
  await assertSlotAvailable(tx, wish, { now, rules })
  if (!(await holdFirstSeat(tx, { bookingId, date, time, now, heldUntil, rules }))) throw SlotRefusal.full(wish)
}
