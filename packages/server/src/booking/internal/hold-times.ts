import type { Ctx } from '../../context'

/** No hold outlasts this many times its length, counted from its attempt's start, however often the visitor comes back. */
const HOLDS_AT_MOST = 2

/** When the seat of a payment is free again, and when reconciliation first asks about it. `startedAt` is the attempt's. */
export function holdTimes(ctx: Ctx, now: Date, startedAt: Date = now): { heldUntil: Date; nextCheckAt: Date } {
  const { slotHoldMinutes, reconcileAfterSeconds } = ctx.settings
  const renewed = now.getTime() + slotHoldMinutes * 60_000
  return {
    heldUntil: new Date(Math.min(renewed, lastHold(ctx, startedAt).getTime())),
    nextCheckAt: new Date(now.getTime() + reconcileAfterSeconds * 1000),
  }
}

/** The instant after which an attempt can't hold a seat any more. */
export function lastHold(ctx: Ctx, startedAt: Date): Date {
  return new Date(startedAt.getTime() + HOLDS_AT_MOST * ctx.settings.slotHoldMinutes * 60_000)
}
