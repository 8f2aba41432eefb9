import type { Ctx } from '../context'

/** When the seat of a payment that starts now is free again, and when reconciliation first asks about it. */
export function holdTimes(ctx: Ctx, now: Date): { heldUntil: Date; nextCheckAt: Date } {
  const { slotHoldMinutes, reconcileAfterSeconds } = ctx.settings
  return {
    heldUntil: new Date(now.getTime() + slotHoldMinutes * 60_000),
    nextCheckAt: new Date(now.getTime() + reconcileAfterSeconds * 1000),
  }
}
