import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import type { Actor, Ctx } from '../process/context'
import { changeSlotPlan } from './internal/change-slot-plan'

/** Opens a closed day for bookings; an open day stays open. Throws INVALID_INPUT for a day that has passed. */
export function openDay({
  ctx,
  actor,
  input: { date },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string }
}): Promise<SlotPlan> {
  return changeSlotPlan({ ctx, actor, date }, async (tx) => {
    const { count } = await tx.closedDay.deleteMany({ where: { date } })
    return count === 0 ? null : { action: 'day opened', detail: { date } }
  })
}
