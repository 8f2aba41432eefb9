import type { HeldCallSeat } from '@homecare/contract/callers'
import { callHoldEnd } from '@homecare/domain/caller'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { assertSlotAvailable, SlotRefusal } from './check-slot'
import { holdCallSeat, releaseCallSeat } from './seats'
import { withAlternativeSlots } from './with-alternative-slots'

/** The draft's key of the booking that a phone call leads to: one call makes one booking. */
export const callDraftKey = (callId: string): string => `call-${callId}`

/** Serialises what is done for one phone call until the transaction ends. */
export async function lockCall(tx: Prisma.TransactionClient, callId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`call ${callId}`}, 0))`
}

/**
 * Holds a seat for some minutes while staff talk with the patient; a new choice gives the earlier seat back. No lead time
 * and none of the limits for visitors apply. Throws SLOT_FULL, INVALID_INPUT, or CONFLICT once the call has its booking.
 */
export const holdSeatForCall = withAlternativeSlots(
  async ({
    ctx,
    input,
  }: {
    ctx: Ctx
    input: SlotChoice & { callId: string; fastingHours: number }
  }): Promise<HeldCallSeat> => {
    const { callId, date, time, fastingHours } = input
    const wish = { date, time, fast: { hours: fastingHours, notEatenSince: null } }
    const now = ctx.now()
    const rules = { ...ctx.settings.slotRules, leadMinutes: 0 }
    const heldUntil = callHoldEnd(now)
    await ctx.db.$transaction(async (tx) => {
      await lockCall(tx, callId)
      const booked = await tx.booking.findUnique({ where: { draftKey: callDraftKey(callId) } })
      if (booked) throw new AppError('CONFLICT', { detail: `This call has its booking already: ${booked.orderId}.` })
      const seat = { callId, date, time, now, heldUntil, rules }
      const isOwn = await tx.slotSeat.count({ where: { callId, date, time, heldUntil: { gt: now } } })
      if (isOwn === 0) await assertSlotAvailable(tx, wish, { now, rules })
      if (!(await holdCallSeat(tx, seat))) throw SlotRefusal.full(wish)
    })
    return { date, time, heldUntil: heldUntil.toISOString() }
  },
)

/** Gives the seat of a call back that leads to no booking. Nothing happens if there is none. */
export async function releaseSeatOfCall({ ctx, input }: { ctx: Ctx; input: { callId: string } }): Promise<void> {
  await ctx.db.$transaction((tx) => releaseCallSeat(tx, input.callId))
}
