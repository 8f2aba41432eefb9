import { randomBytes } from 'node:crypto'
import type { InitiateAnswer } from '@homecare/contract/payment'
import { preparation, totalOf } from '@homecare/domain/cart'
import type { LabTest } from '@homecare/domain/catalogue'
import { attemptId } from '@homecare/domain/order-id'
import { slotStart } from '@homecare/domain/slots'
import { record } from '../../audit/append'
import type { Ctx } from '../../context'
import type { Prisma } from '../../generated/prisma/client'
import { nextOrderId } from '../order-ids'
import { holderKey, assertHoldLimits } from '../../slot/check-hold-limits'
import { holdSeat } from '../../slot/seats'
import { slotFullError } from '../../slot/check-slot'
import type { Draft } from './draft'
import { createPaymentForm, holdTimes } from '../../payment/start-attempt'
import type { PricedLine } from './price-lines'

interface NewBooking {
  draft: Draft
  lines: readonly PricedLine[]
  /** Every test of the catalogue, to know what the packages ask of a patient. */
  tests: readonly LabTest[]
  /** The caller's address. */
  from: string | undefined
}

/**
 * Order, lines, seat and first attempt in one transaction. Returns null if another one took the draft's key or the
 * order id meanwhile; throws SLOT_FULL and leaves nothing behind if the last seat went, TOO_MANY_HOLDS or DAY_SEATS_LIMIT
 * if too much is held unpaid already.
 */
export function createBooking(ctx: Ctx, { draft, lines, tests, from }: NewBooking): Promise<InitiateAnswer | null> {
  const now = ctx.now()
  const { key, hash, ...patient } = draft
  const { heldUntil, nextCheckAt } = holdTimes(ctx, now)
  const totalFils = totalOf(lines.map((line) => line.item))
  return ctx.db.$transaction(async (tx) => {
    const [booking] = await tx.booking.createManyAndReturn({
      data: {
        ...patient,
        orderId: nextOrderId(now),
        draftKey: key,
        draftHash: hash,
        accessKey: randomBytes(24).toString('base64url'),
        paymentStatus: 'Pending',
        visitAt: slotStart(draft.date, draft.time),
        totalFils,
        createdAt: now,
      },
      skipDuplicates: true,
    })
    if (!booking) return null
    await tx.bookingLine.createMany({ data: lines.map((line, index) => lineRow(booking.id, index, line, tests)) })
    const holder = holderKey(ctx, from)
    await assertHoldLimits(ctx, tx, { ...patient, bookingId: booking.id, addressKey: holder })
    const seat = {
      holderKey: holder,
      date: draft.date,
      time: draft.time,
      bookingId: booking.id,
      now,
      heldUntil,
      rules: ctx.settings.slotRules,
    }
    if (!(await holdSeat(tx, seat))) throw slotFullError()
    const attempt = {
      attemptId: attemptId(booking.orderId, 1),
      bookingId: booking.id,
      number: 1,
      amountFils: totalFils,
      startedAt: now,
      nextCheckAt,
    }
    await tx.paymentAttempt.create({ data: attempt, select: { id: true } })
    const visitor = { name: 'visitor', role: 'visitor' } as const
    await record(tx, {
      actor: visitor,
      action: 'payment started',
      subject: { type: 'booking', id: booking.id },
      detail: { attemptId: attempt.attemptId },
    })
    return createPaymentForm(ctx, booking, attempt)
  })
}

function lineRow(
  bookingId: string,
  position: number,
  { kind, item }: PricedLine,
  tests: readonly LabTest[],
): Prisma.BookingLineCreateManyInput {
  const done = kind === 'test' ? [item] : tests.filter((test) => item.testIds.includes(test.id))
  return {
    bookingId,
    position,
    kind,
    catalogueId: item.id,
    name: item.name,
    priceFils: item.priceFils,
    specimens: [...new Set(done.map((test) => test.specimen))],
    ...preparation(done),
  }
}
