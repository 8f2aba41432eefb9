import type { SlotRules } from '@homecare/domain/slots'
import type { Prisma } from '../generated/prisma/client'
import { shareDay } from './lock-days'
import { readSeats } from './queries'

type Tx = Prisma.TransactionClient

export interface SlotKey {
  date: string
  time: string
}

interface SeatHold extends SlotKey {
  now: Date
  heldUntil: Date
  rules: SlotRules
}

interface BookingHold extends SeatHold {
  bookingId: string
  holderKey?: string | null
}

/** Holds a seat for the booking until `heldUntil`, or renews its hold. Returns false if every seat is taken. */
export async function holdSeat(tx: Tx, hold: BookingHold): Promise<boolean> {
  if (await renewOwnSeat(tx, hold)) return true
  await releaseSeat(tx, hold.bookingId)
  return holdFirstSeat(tx, hold)
}

/** As `holdSeat`, for a booking that has no seat yet. */
export const holdFirstSeat = (tx: Tx, { holderKey = null, ...hold }: BookingHold): Promise<boolean> =>
  takeSeat(tx, { ...hold, callId: null, holderKey })

/**
 * Holds a seat for a phone call that has no booking yet, or renews its hold. Returns false if every seat is taken. The
 * caller has locked the call.
 */
export async function holdCallSeat(tx: Tx, { callId, ...hold }: SeatHold & { callId: string }): Promise<boolean> {
  const { date, time, now, heldUntil } = hold
  const own = { callId, bookingId: null, state: 'held' } as const
  const renewed = await tx.slotSeat.updateMany({
    where: { ...own, date, time, heldUntil: { gt: now } },
    data: { heldUntil },
  })
  await tx.slotSeat.deleteMany({ where: { ...own, ...(renewed.count > 0 && { NOT: { date, time } }) } })
  return renewed.count > 0 || takeSeat(tx, { ...hold, callId, bookingId: null, holderKey: null })
}

/** The call's booking gets the seat that was held for the call in this slot. False if that hold has ended. */
export async function giveCallSeat(
  tx: Tx,
  { callId, bookingId, date, time, now, heldUntil }: Omit<SeatHold, 'rules'> & { callId: string; bookingId: string },
): Promise<boolean> {
  const given = await tx.slotSeat.updateMany({
    where: { callId, bookingId: null, date, time, state: 'held', heldUntil: { gt: now } },
    data: { bookingId, callId: null, heldUntil },
  })
  await releaseCallSeat(tx, callId)
  return given.count > 0
}

export async function releaseCallSeat(tx: Tx, callId: string): Promise<void> {
  await tx.slotSeat.deleteMany({ where: { callId, bookingId: null, state: 'held' } })
}

/**
 * Takes a free seat; false if there is none. The table's key decides between simultaneous calls: the second waits for
 * the first's commit, then tries the next seat.
 */
async function takeSeat(
  tx: Tx,
  hold: SeatHold & { bookingId: string | null; callId: string | null; holderKey: string | null },
): Promise<boolean> {
  const { date, time, now, heldUntil, rules, bookingId, callId, holderKey } = hold
  await shareDay(tx, date)
  const { capacity, taken } = await readSeats(tx, { date, time, now, rules })
  for (const seat of freeSeats(capacity, taken)) {
    const won = await tx.$executeRaw`
      INSERT INTO slot_seat (date, time, seat, booking_id, call_id, state, held_until, holder_key)
      VALUES (${date}, ${time}, ${seat}, ${bookingId}::uuid, ${callId}::uuid, 'held', ${heldUntil}, ${holderKey})
      ON CONFLICT (date, time, seat) DO UPDATE
        SET booking_id = excluded.booking_id, call_id = excluded.call_id, state = 'held',
          held_until = excluded.held_until, holder_key = excluded.holder_key
        WHERE slot_seat.state = 'held' AND slot_seat.held_until <= ${now}`
    if (won === 1) return true
  }
  return false
}

/**
 * Returns the seat numbers that may be taken, as many as seats are left. After staff lowered the capacity, taken seats
 * with higher numbers count as well, so that simultaneous calls never get more seats than are left.
 */
function freeSeats(capacity: number, taken: ReadonlySet<number>): number[] {
  const free = Array.from({ length: capacity }, (_, index) => index + 1).filter((seat) => !taken.has(seat))
  return free.slice(0, Math.max(0, capacity - taken.size))
}

async function renewOwnSeat(
  tx: Tx,
  { date, time, bookingId, heldUntil }: SlotKey & { bookingId: string; heldUntil: Date },
): Promise<boolean> {
  const renewed = await tx.$executeRaw`
    UPDATE slot_seat SET held_until = ${heldUntil}
    WHERE booking_id = ${bookingId}::uuid AND date = ${date} AND time = ${time} AND state = 'held'`
  return renewed === 1
}

/**
 * Moves the visit's booked seat to another slot; false if every seat there is taken. Taking the new seat and freeing
 * the old one are in the caller's transaction, which rolls back on false, so nobody sees both or neither.
 */
export async function moveSeat(
  tx: Tx,
  seat: SlotKey & { bookingId: string; now: Date; rules: SlotRules },
): Promise<boolean> {
  if (!(await holdSeat(tx, { ...seat, heldUntil: seat.now }))) return false
  await bookSeat(tx, seat.bookingId)
  return true
}

/** Turns the held seat into a booked one. */
export async function bookSeat(tx: Tx, bookingId: string): Promise<void> {
  const booked = await tx.$executeRaw`
    UPDATE slot_seat SET state = 'booked', held_until = NULL, holder_key = NULL WHERE booking_id = ${bookingId}::uuid`
  if (booked !== 1) throw new Error('There is no seat that could be booked.')
}

export async function releaseSeat(tx: Tx, bookingId: string): Promise<void> {
  await tx.slotSeat.deleteMany({ where: { bookingId } })
}
