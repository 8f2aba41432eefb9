import type { InitiatePaymentInput } from '@homecare/contract/payment'
import type { SlotRules } from '@homecare/domain/slots'
import pLimit from 'p-limit'
import { assertWayOpen } from '../../appointment/ways'
import { loadCatalogue } from '../../catalogue/load'
import { retryOnConflict } from '../../database/retry-on-conflict'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import { withAlternativeSlots } from '../../slot/with-alternative-slots'
import { findBookedItems } from './booked-items'
import { toDraft } from './draft'
import { findBegun, type BegunBooking } from '../queries'
import { assertBookable, wishOf, type BookingContents } from './new-booking'

/** A limit for one slot leaves connections for other calls, and tells the calls after the last seat quickly. */
const createBookingLimit = () => pLimit(4)

/** A use case that starts a booking, within the limit, which names the nearest slots where the wanted one is taken. */
export const startingBooking = <Call extends { ctx: Ctx }, Result>(start: (call: Call) => Promise<Result>) =>
  withAlternativeSlots((call: Call) => call.ctx.shared(createBookingLimit)(() => start(call)))

/** What somebody wants to book, with the catalogue's items in place of the browser's. */
export interface WantedBooking extends BookingContents {
  input: InitiatePaymentInput
}

/**
 * Without a key of its own a draft has its contents as key. Throws INVALID_INPUT for what is not in the catalogue, and
 * for a way of contact that is not set up.
 */
export async function wantedBooking(
  ctx: Ctx,
  input: InitiatePaymentInput,
  draftKey: string | undefined,
): Promise<WantedBooking> {
  assertWayOpen(ctx, input.contactBy)
  const catalogue = await loadCatalogue({ ctx })
  const items = findBookedItems(catalogue, input.tests)
  const draft = toDraft(input, items, draftKey)
  return { input, draft, items, wish: wishOf(draft, items, catalogue), catalogue }
}

interface Once<Result> {
  /** Without rules only the fast of the slot is checked. */
  rules: SlotRules | null
  /** The sentence for a draft of this key with other contents. */
  otherContents: (booking: BegunBooking) => string
  /** Answers for the booking that this draft has already. */
  again: (booking: BegunBooking) => Promise<Result>
  /** Writes the booking; null if the draft's key or the order id was taken meanwhile. */
  insert: () => Promise<Result | null>
}

/** The same draft sent twice is one booking. Throws CONFLICT for other contents, and what `assertBookable` throws. */
export function bookOnce<Result>(ctx: Ctx, wanted: WantedBooking, once: Once<Result>): Promise<Result> {
  return retryOnConflict(async () => {
    const existing = await findBegun(ctx.db, wanted.draft.key)
    if (existing && existing.draftHash !== wanted.draft.hash)
      throw new AppError('CONFLICT', { detail: once.otherContents(existing) })
    if (existing) return once.again(existing)
    await assertBookable(ctx, { ...wanted, rules: once.rules })
    return once.insert()
  })
}
