import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import type { Actor, Ctx } from '../process/context'
import { changeSlotPlan } from './internal/change-slot-plan'

/**
 * Sets the capacity of a slot on one day, or on every day with an empty date. 0 removes the slot, and null restores the
 * default. Taken seats stay taken. Throws INVALID_INPUT for a day that has passed.
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
