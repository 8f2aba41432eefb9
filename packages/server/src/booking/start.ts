import type { InitiateResponse, InitiatePaymentInput } from '@homecare/contract/payment'
import { phoneE164 } from '@homecare/domain/phone'
import { appendAuditEntry } from '../audit/append'
import type { Prisma } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import { assertHoldLimits } from '../slot/check-hold-limits'
import { SlotRefusal } from '../slot/check-slot'
import { holderKey, withHoldCode } from '../slot/hold-code'
import { holdFirstSeat } from '../slot/seats'
import { assertAmount } from './internal/booked-items'
import { bookOnce, startingBooking, wantedBooking, type WantedBooking } from './internal/book-once'
import { continueBooking } from './internal/continue-booking'
import { writeBooking } from './internal/new-booking'
import { presentPaymentForm } from './present-payment-form'
import { lockBooking, type BegunBooking } from './queries'
import { holdEnd, startAttempt } from './start-attempt'
import { visitToken } from './tokens'

interface StartBooking {
  ctx: Ctx
  input: InitiatePaymentInput
  /** The draft's own key. Without one its contents are the key. */
  draftKey?: string | undefined
  /** The caller's address. */
  from?: string | undefined
  /** The number that the caller's browser has shown to be its visitor's own. */
  provenPhone?: string | null
}

/**
 * Books a slot and resolves with the form that the visitor pays with. The same draft sent twice is one booking. Throws
 * CONFLICT, PRICE_CHANGED, BELOW_MINIMUM, SLOT_FULL, TOO_MANY_HOLDS, DAY_SEATS_LIMIT, CODE_REQUIRED,
 * CODE_WRONG, CODE_EXPIRED, INVALID_INPUT or PAYMENT_UNAVAILABLE; then nothing is booked.
 */
export const startBooking = startingBooking(
  async ({ ctx, input, draftKey, from, provenPhone = null }: StartBooking): Promise<InitiateResponse> => {
    const isVerified = provenPhone !== null && phoneE164(input.phoneNumber) === provenPhone
    const wanted = await wantedBooking(ctx, input, draftKey)
    return withHoldCode(ctx, { email: input.email, locale: input.locale, from, code: input.code }, (codeId) =>
      bookOnce(ctx, wanted, {
        rules: ctx.settings.slotRules,
        otherContents: () => 'This key belongs to a booking with other contents.',
        again: async (booking) => {
          assertAmount(input.amount, booking.totalFils)
          const form = await ctx.db.$transaction(async (tx) => {
            const { id } = booking
            await changeContact(tx, booking, input)
            return continueBooking(ctx, tx, await lockBooking(tx, id), { from, codeId, isVerified })
          })
          return { ...form, ...ownLink(ctx, draftKey, booking) }
        },
        insert: () => insertBooking(ctx, wanted, { draftKey, from, codeId, isVerified }),
      }),
    )
  },
)

/** A booking that is continued has the language and the way of contact that its visitor chose last. */
async function changeContact(
  tx: Prisma.TransactionClient,
  { id, ...before }: BegunBooking,
  { locale, contactBy }: InitiatePaymentInput,
): Promise<void> {
  if (before.locale === locale && before.contactBy === contactBy) return
  await tx.booking.update({ where: { id }, data: { locale, contactBy } })
  await appendAuditEntry(tx, {
    actor: { name: 'visitor', role: 'visitor' },
    action: 'way of contact changed',
    subject: { type: 'booking', id },
    detail: { contactBy, locale },
  })
}

/** Contents are no secret of the browser that booked, as its draft's key is: without a key there is no link. */
const ownLink = (ctx: Ctx, draftKey: string | undefined, booking: { orderId: string; accessKey: string }) =>
  draftKey === undefined ? {} : { ownToken: visitToken(ctx.settings.secret, booking) }

interface Visitor {
  from: string | undefined
  codeId: string | null
  isVerified: boolean
  draftKey: string | undefined
}

/**
 * Writes booking, lines, seat and first attempt in one transaction. Returns null if the draft's key or order id is
 * taken.
 */
function insertBooking(
  ctx: Ctx,
  wanted: WantedBooking,
  { draftKey, from, codeId, isVerified }: Visitor,
): Promise<InitiateResponse | null> {
  const { date, time, phoneNumber, email } = wanted.draft
  const holder = holderKey(ctx, from)
  return ctx.db.$transaction(async (tx) => {
    const booking = await writeBooking(ctx, tx, wanted, { paymentStatus: 'Pending' })
    if (!booking) return null
    const { id: bookingId } = booking
    await assertHoldLimits(ctx, tx, { date, phoneNumber, email, bookingId, addressKey: holder, codeId, isVerified })
    const seat = {
      date,
      time,
      bookingId,
      now: ctx.now(),
      heldUntil: holdEnd(ctx),
      rules: ctx.settings.slotRules,
      holderKey: holder,
    }
    if (!(await holdFirstSeat(tx, seat))) throw SlotRefusal.full(wanted.wish)
    const form = presentPaymentForm(ctx, booking, await startAttempt(ctx, tx, booking, { number: 1 }))
    return { ...form, ...ownLink(ctx, draftKey, booking) }
  })
}
