import { randomBytes } from 'node:crypto'
import type { InitiatePaymentInput } from '@homecare/contract/payment'
import { exceedsMinimum, preparation, totalOf } from '@homecare/domain/cart'
import { neededStatement } from '@homecare/domain/fasting'
import { firstLookAlikes } from '@homecare/domain/look-alikes'
import { aedFromFils } from '@homecare/domain/money'
import type { PaymentStatus } from '@homecare/domain/payment'
import { slotStart, type SlotRules } from '@homecare/domain/slots'
import { AppError } from '../../process/app-error'
import type { StoredCatalogue } from '../../catalogue/load'
import type { Ctx } from '../../process/context'
import { phoneColumns } from '../../database/phone'
import type { Booking, Prisma } from '../../generated/prisma/client'
import { assertFast, assertSlotAvailable, type SlotWish } from '../../slot/check-slot'
import { createOrderIds } from '../order-ids'
import { assertActive, assertAmount, toLineRow, type BookedItem } from './booked-items'
import type { BookingDraft } from './draft'

/** The slot of a draft, with the fast that its items need. */
export function wishOf(
  { date, time, notEatenSince }: Pick<BookingDraft, 'date' | 'time' | 'notEatenSince'>,
  items: readonly BookedItem[],
  { tests }: StoredCatalogue,
): SlotWish {
  const { fastingHours } = preparation(items.map((item) => toLineRow(item, tests)))
  return { date, time, fast: { hours: fastingHours, notEatenSince } }
}

interface Wanted {
  input: InitiatePaymentInput
  items: readonly BookedItem[]
  wish: SlotWish
  rules: SlotRules | null
}

/**
 * Throws the error for items, an amount, a slot or a fast that can't be booked; without `rules` only the fast of the slot
 * is checked.
 */
export async function assertBookable(ctx: Ctx, { input, items, wish, rules }: Wanted): Promise<void> {
  assertActive(items)
  assertDifferentPeople(input)
  const total = totalOf(items.map(({ item }) => item))
  assertAmount(input.amount, total)
  const { minimumFils } = ctx.settings
  if (!exceedsMinimum(total, minimumFils)) {
    const detail = `Minimum booking amount is ${aedFromFils(minimumFils)}. Please add more items to proceed.`
    throw new AppError('BELOW_MINIMUM', { detail })
  }
  if (rules) await assertSlotAvailable(ctx.db, wish, { now: ctx.now(), rules })
  assertFast(wish, ctx.now())
}

/** A nurse can't tell two labels apart that look the same. Throws SAME_PERSON unless somebody has confirmed it. */
function assertDifferentPeople({ fullName, people, confirmDifferentPeople }: InitiatePaymentInput): void {
  const pair = firstLookAlikes([fullName, ...people])
  if (!pair || confirmDifferentPeople) return
  const field = `people.${pair[1] - 1}`
  throw new AppError('SAME_PERSON', {
    detail: 'Two people of this visit have names that look the same. Are these two different people?',
    fields: { [field]: 'This name looks the same as another one of this visit' },
  })
}

export interface BookingContents {
  draft: BookingDraft
  items: readonly BookedItem[]
  wish: SlotWish
  catalogue: StoredCatalogue
}

/** Writes a booking with its lines; the caller takes the seat. Returns null if the draft's key or order id is taken. */
export async function writeBooking(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { draft, items, wish, catalogue }: BookingContents,
  { paymentStatus, payBy }: { paymentStatus: PaymentStatus; payBy?: Date },
): Promise<Booking | null> {
  const now = ctx.now()
  const { key, hash, ...patient } = draft
  const [booking] = await tx.booking.createManyAndReturn({
    data: {
      ...patient,
      ...phoneColumns(draft.phoneNumber),
      notEatenSince: neededStatement(wish, wish.fast, now),
      orderId: ctx.shared(createOrderIds)(now),
      draftKey: key,
      draftHash: hash,
      accessKey: randomBytes(24).toString('base64url'),
      paymentStatus,
      payBy: payBy ?? null,
      visitAt: slotStart(draft.date, draft.time),
      totalFils: totalOf(items.map(({ item }) => item)),
      createdAt: now,
    },
    skipDuplicates: true,
  })
  if (!booking) return null
  const { id: bookingId } = booking
  const lines = items.map((item, position) => ({ bookingId, position, ...toLineRow(item, catalogue.tests) }))
  await tx.bookingLine.createMany({ data: lines })
  return booking
}
