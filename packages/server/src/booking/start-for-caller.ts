import type { StaffPayLink } from '@homecare/contract/callers'
import type { InitiatePaymentInput } from '@homecare/contract/payment'
import { payByOf } from '@homecare/domain/caller'
import { slotStart } from '@homecare/domain/slots'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { loadCatalogue, type StoredCatalogue } from '../catalogue/load'
import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'
import { retryOnConflict } from '../database/retry-on-conflict'
import { assertSlotAvailable, SlotRefusal, type SlotWish } from '../slot/check-slot'
import { callDraftKey, lockCall } from '../slot/hold-for-call'
import { giveCallSeat, holdSeat } from '../slot/seats'
import { withAlternativeSlots } from '../slot/with-alternative-slots'
import { readStaffPayLink } from './get-pay-link'
import { findBookedItems, type BookedItem } from './internal/booked-items'
import { toDraft, type BookingDraft } from './internal/draft'
import { assertBookable, createBookingLimit, wishOf, writeBooking } from './internal/new-booking'

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
export const startForCaller = withAlternativeSlots((call: StartForCaller) =>
  call.ctx.shared(createBookingLimit)(() => start(call)),
)

async function start({ ctx, actor, input }: StartForCaller): Promise<StaffPayLink> {
  const { callId } = input
  const catalogue = await loadCatalogue({ ctx })
  const items = findBookedItems(catalogue, input.tests)
  const draft = toDraft(input, items, callDraftKey(callId))
  const wish = wishOf(draft, items, catalogue)
  const id = await retryOnConflict(async () => {
    const existing = await ctx.db.booking.findUnique({ where: { draftKey: draft.key } })
    if (existing && existing.draftHash !== draft.hash)
      throw new AppError('CONFLICT', { detail: `This call has its booking already: ${existing.orderId}.` })
    if (existing) return existing.id
    await assertBookable(ctx, { input, items, wish, rules: null })
    return insertBooking(ctx, actor, { callId, draft, items, wish, catalogue })
  })
  return readStaffPayLink(ctx, id)
}

interface NewCallerBooking {
  callId: string
  draft: BookingDraft
  items: readonly BookedItem[]
  wish: SlotWish
  catalogue: StoredCatalogue
}

/** Writes booking and lines, and takes the call's seat. Returns null if the call has a booking or the order id is taken. */
function insertBooking(ctx: Ctx, actor: Actor, { callId, ...contents }: NewCallerBooking): Promise<string | null> {
  const { date, time } = contents.draft
  const payBy = payByOf(ctx.now(), slotStart(date, time))
  return ctx.db.$transaction(async (tx) => {
    await lockCall(tx, callId)
    const booking = await writeBooking(ctx, tx, { ...contents, paymentStatus: 'Unpaid', payBy })
    if (!booking) return null
    const { id: bookingId } = booking
    await takeSeatOfCall(ctx, tx, { callId, bookingId, wish: contents.wish, heldUntil: payBy })
    await enqueue(tx, { name: 'email-pay-link', payload: { bookingId } }, `email-pay-link:${bookingId}:0`)
    await appendAuditEntry(tx, { actor, action: 'booked on the phone', subject: { type: 'booking', id: bookingId } })
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
  if (!(await holdSeat(tx, { bookingId, date, time, now, heldUntil, rules }))) throw SlotRefusal.full(wish)
}
