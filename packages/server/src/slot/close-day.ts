import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import type { Actor, Ctx } from '../process/context'
import { changeSlotPlan } from './internal/change-slot-plan'
import { storable } from '../database/storable'

/**
 * Closes a day for bookings. Booked visits stay; the plan's `bookings` is the number of patients to call. Closing a
 * closed day sets the new reason. Throws INVALID_INPUT for a day that has passed.
 */
export function closeDay({
  ctx,
  actor,
  input: { date, reason: given },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string; reason: string }
}): Promise<SlotPlan> {
  const reason = storable(given)
  return changeSlotPlan({ ctx, actor, date }, async (tx) => {
    const before = await tx.closedDay.findUnique({ where: { date } })
    if (before?.reason === reason) return null
    await tx.closedDay.upsert({ where: { date }, create: { date, reason }, update: { reason } })
    return { action: 'day closed', detail: { date, reason } }
  })
}
