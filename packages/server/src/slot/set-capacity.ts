import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import type { Actor, Ctx } from '../context'
import { changeSlotPlan } from './internal/change-slot-plan'

/**
 * Sets the seats of a slot on one day, or with an empty date on every day; 0 takes it out of what is offered, null goes
 * back to the setting. Seats that are taken stay taken. Throws INVALID_INPUT for a day that has passed.
 */
export function setCapacity({
  ctx,
  actor,
  input: { date, time, capacity },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string; time: string; capacity: number | null }
}): Promise<SlotPlan> {
  const key = { date_time: { date, time } }
  return changeSlotPlan({ ctx, actor, date }, async (tx) => {
    const from = (await tx.slotCapacity.findUnique({ where: key }))?.capacity ?? null
    if (from === capacity) return null
    if (capacity === null) await tx.slotCapacity.delete({ where: key })
    else await tx.slotCapacity.upsert({ where: key, create: { date, time, capacity }, update: { capacity } })
    return { action: 'capacity set', detail: { date, time, from, to: capacity } }
  })
}
