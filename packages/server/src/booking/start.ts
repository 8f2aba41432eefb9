import type { InitiateResponse, InitiatePaymentInput } from '@homecare/contract/payment'
import { AppError } from '../process/app-error'
import { loadCatalogue, type StoredCatalogue } from '../catalogue/load'
import type { Ctx } from '../process/context'
import { presentPaymentForm } from './present-payment-form'
import { holdEnd, startAttempt } from './start-attempt'
import { retryOnConflict } from '../database/retry-on-conflict'
import { assertHoldLimits, holderKey } from '../slot/check-hold-limits'
import { withHoldCode } from '../slot/hold-code'
import { SlotRefusal, type SlotWish } from '../slot/check-slot'
import { holdSeat } from '../slot/seats'
import { withAlternativeSlots } from '../slot/with-alternative-slots'
import { assertAmount, findBookedItems, type BookedItem } from './internal/booked-items'
import { continueBooking } from './internal/continue-booking'
import { toDraft, type BookingDraft } from './internal/draft'
import { assertBookable, createBookingLimit, wishOf, writeBooking } from './internal/new-booking'
import { findBegun, lockBooking } from './queries'
import { visitToken } from './tokens'

interface StartBooking {
  ctx: Ctx
  input: InitiatePaymentInput
  /** The draft's own key. Without one its contents are the key. */
  draftKey?: string | undefined
  /** The caller's address. */
  from?: string | undefined
}

/**
 * Books a slot and resolves with the form that the visitor pays with. The same draft sent twice is one booking. Throws
 * CONFLICT, PRICE_CHANGED, BELOW_MINIMUM, SLOT_FULL, TOO_MANY_HOLDS, DAY_SEATS_LIMIT, CODE_REQUIRED,
 * CODE_WRONG, CODE_EXPIRED, INVALID_INPUT or PAYMENT_UNAVAILABLE; then nothing is booked.
 */
export const startBooking = withAlternativeSlots((call: StartBooking) =>
  call.ctx.shared(createBookingLimit)(() => start(call)),
)

async function start({ ctx, input, draftKey, from }: StartBooking): Promise<InitiateResponse> {
  const catalogue = await loadCatalogue({ ctx })
  const items = findBookedItems(catalogue, input.tests)
  const draft = toDraft(input, items, draftKey)
  const wish = wishOf(draft, items, catalogue)
  const requester = { email: input.email, addressKey: holderKey(ctx, from), code: input.code }
  return withHoldCode(ctx, requester, (codeId) =>
    insertOrContinue({ ctx, input, draft, draftKey, items, wish, catalogue, from, codeId }),
  )
}

interface DraftOfCall extends NewBooking {
  ctx: Ctx
  input: InitiatePaymentInput
}

function insertOrContinue({ ctx, input, ...chosen }: DraftOfCall): Promise<InitiateResponse> {
  const { draft, draftKey, items, wish, from, codeId } = chosen
  return retryOnConflict(async () => {
    const existing = await findBegun(ctx.db, draft.key)
    if (existing) {
      if (existing.draftHash !== draft.hash)
        throw new AppError('CONFLICT', { detail: 'This key belongs to a booking with other contents.' })
      assertAmount(input.amount, existing.totalFils)
      const again = await ctx.db.$transaction(async (tx) =>
        continueBooking(ctx, tx, await lockBooking(tx, existing.id), { from, codeId }),
      )
      return { ...again, ...ownLink(ctx, draftKey, existing) }
    }
    await assertBookable(ctx, { input, items, wish, rules: ctx.settings.slotRules })
    return insertBooking(ctx, chosen)
  })
}

/** Contents are no secret of the browser that booked, as its draft's key is: without a key there is no link. */
const ownLink = (ctx: Ctx, draftKey: string | undefined, booking: { orderId: string; accessKey: string }) =>
  draftKey === undefined ? {} : { ownToken: visitToken(ctx.settings.secret, booking) }

interface NewBooking {
  draft: BookingDraft
  items: readonly BookedItem[]
  wish: SlotWish
  catalogue: StoredCatalogue
  from: string | undefined
  codeId: string | null
  draftKey: string | undefined
}

/**
 * Writes booking, lines, seat and first attempt in one transaction. Returns null if the draft's key or order id is
 * taken.
 */
function insertBooking(
  ctx: Ctx,
  { draft, draftKey, from, codeId, ...chosen }: NewBooking,
): Promise<InitiateResponse | null> {
  const { date, time, phoneNumber, email } = draft
  const holder = holderKey(ctx, from)
  return ctx.db.$transaction(async (tx) => {
    const booking = await writeBooking(ctx, tx, { draft, ...chosen, paymentStatus: 'Pending' })
    if (!booking) return null
    const { id: bookingId } = booking
    await assertHoldLimits(ctx, tx, { date, phoneNumber, email, bookingId, addressKey: holder, codeId })
    const seat = {
      date,
      time,
      bookingId,
      now: ctx.now(),
      heldUntil: holdEnd(ctx),
      rules: ctx.settings.slotRules,
      holderKey: holder,
    }
    if (!(await holdSeat(tx, seat))) throw SlotRefusal.full(chosen.wish)
    const form = presentPaymentForm(ctx, booking, await startAttempt(ctx, tx, booking, { number: 1 }))
    return { ...form, ...ownLink(ctx, draftKey, booking) }
  })
}
