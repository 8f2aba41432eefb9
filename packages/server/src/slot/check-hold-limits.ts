import { mailboxOf } from '@homecare/domain/email'
import { holdReason, needsHoldCode } from '@homecare/domain/hold-limits'
import { phoneKey } from '@homecare/domain/phone'
import { comingSeatsOf, SLOTS } from '@homecare/domain/slots'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { hasPhone } from '../database/phone'
import { mailboxOfColumn } from '../database/mailbox'
import { Prisma } from '../generated/prisma/client'
import { spendHoldCode } from './hold-code'
import { readDays } from './queries'

export interface Holder {
  bookingId: string
  date: string
  phoneNumber: string
  email: string
  /** The stored key of the client’s IP address; null without a client. */
  addressKey: string | null
  /** The code that has shown the email to be the visitor's, if there is one. */
  codeId: string | null
  /** True if the phone number was shown to be the visitor's own: then no holds of the person count. */
  isVerified?: boolean
}

interface Row {
  byPhone: number
  byEmail: number
  byAddress: number
  daySeats: number
  /** The seats of this day that the booking holds itself. */
  own: number
  /** The time when the first of the limiting holds expires. */
  personFree: Date | null
  addressFree: Date | null
}

/**
 * Throws TOO_MANY_HOLDS or DAY_SEATS_LIMIT if this person or IP address may not hold one more seat, and CODE_REQUIRED
 * without a code for the last third of the day. Calls with the same phone number, email or day are serialised until the
 * transaction ends. Call it before a seat is taken and after
 * the booking's own lock.
 */
export async function assertHoldLimits(ctx: Ctx, tx: Prisma.TransactionClient, holder: Holder): Promise<void> {
  const { bookingId, date, addressKey: address, isVerified = false } = holder
  const phone = phoneKey(holder.phoneNumber)
  const email = mailboxOf(holder.email)
  // The locks are sorted and taken one after the other, so that two bookings that share several can't deadlock.
  const locks = [`hold phone ${phone}`, `hold email ${email}`, `hold day ${date}`].sort()
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(lock, 0)) FROM unnest(${locks}::text[]) AS lock`
  const { capacity } = ctx.settings.slotRules
  const [row] = await tx.$queryRaw<Row[]>`
    WITH held AS (
      SELECT s.held_until, ${hasPhone(holder.phoneNumber)} AS phone, b.email <> '' AND ${mailboxOfColumn(Prisma.sql`b.email`)} = ${email} AS email,
        coalesce(s.holder_key = ${address} AND s.date = ${date}, false) AS address
      FROM slot_seat s JOIN booking b ON b.id = s.booking_id
      WHERE s.state = 'held' AND s.held_until > ${ctx.now()} AND s.booking_id <> ${bookingId}::uuid
    )
    SELECT count(*) FILTER (WHERE phone)::int AS "byPhone", count(*) FILTER (WHERE email)::int AS "byEmail",
      count(*) FILTER (WHERE address)::int AS "byAddress",
      min(held_until) FILTER (WHERE phone OR email) AS "personFree", min(held_until) FILTER (WHERE address) AS "addressFree",
      (SELECT sum(coalesce((SELECT c.capacity FROM slot_capacity c
          WHERE c.time = slot.time AND c.date IN ('', ${date}) ORDER BY c.date DESC LIMIT 1), ${capacity}))::int
        FROM unnest(${SLOTS.map(({ time }) => time)}::text[]) AS slot(time)) AS "daySeats",
      (SELECT count(*) FROM slot_seat s WHERE s.booking_id = ${bookingId}::uuid AND s.date = ${date}
        AND s.held_until > ${ctx.now()})::int AS own
    FROM held`
  if (!row) return
  const ofPerson = isVerified ? 0 : Math.max(row.byPhone, row.byEmail)
  const holds = { ofPerson, ofAddress: row.byAddress, daySeats: row.daySeats }
  const reason = holdReason(holds, ctx.settings.holdLimits)
  if (reason === 'person') throw tooMany(ctx, row.personFree)
  if (reason === 'address') throw dayLimit(ctx, row.addressFree)
  await assertVerified(ctx, tx, { ...holder, own: row.own })
}

async function assertVerified(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { date, own, codeId }: Holder & { own: number },
): Promise<void> {
  const { slotRules: rules } = ctx.settings
  const now = ctx.now()
  const days = await readDays(tx, { from: date, to: date, now, rules })
  const day = { taken: days.taken(date), capacities: days.capacities(date) }
  const seats = comingSeatsOf(date, { ...day, now, closed: days.closed.has(date), rules })
  if (!needsHoldCode({ ...seats, taken: seats.taken - own })) return
  if (codeId === null) throw new AppError('CODE_REQUIRED', { detail: CODE_REQUIRED })
  await spendHoldCode(ctx, tx, codeId)
}

const CODE_REQUIRED =
  'Many seats of this day are being booked just now. Enter the code that we have sent to your email to hold one of the last.'

function tooMany(ctx: Ctx, free: Date | null): AppError {
  const seconds = secondsUntil(ctx, free)
  return new AppError('TOO_MANY_HOLDS', {
    detail: `${ctx.settings.holdLimits.perPerson} bookings with this phone number or email are waiting for a payment. Pay or cancel one of them, or try again in ${minutes(seconds)}.`,
    retryAfter: seconds,
  })
}

function dayLimit(ctx: Ctx, free: Date | null): AppError {
  const seconds = secondsUntil(ctx, free)
  return new AppError('DAY_SEATS_LIMIT', {
    detail: `Many visits on this day are being booked from your network just now. Choose another day, try again in ${minutes(seconds)}, or call us.`,
    retryAfter: seconds,
  })
}

const secondsUntil = (ctx: Ctx, free: Date | null): number =>
  Math.max(1, Math.ceil(((free?.getTime() ?? 0) - ctx.now().getTime()) / 1000))

const minutes = (seconds: number): string => (seconds <= 60 ? '1 minute' : `${Math.ceil(seconds / 60)} minutes`)
