import type { SlotDays } from '@homecare/contract/admin/slot-plan'
import { addDays } from '@homecare/domain/dates'
import { SLOTS } from '@homecare/domain/slots'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { readDays } from './queries'

/** All that can be booked, with room. */
const MAX_DAYS = 63

/** Returns how many seats of each half hour are taken, of how many. Throws INVALID_INPUT for more than nine weeks. */
export async function getSlotDays({
  ctx,
  input: { from, to },
}: {
  ctx: Ctx
  input: { from: string; to: string }
}): Promise<SlotDays> {
  if (to < from || to >= addDays(from, MAX_DAYS))
    throw new AppError('INVALID_INPUT', { fields: { to: 'Choose one to 63 days' } })
  const { slotRules } = ctx.settings
  const stored = await readDays(ctx.db, { from, to, now: ctx.now(), rules: slotRules })
  const days: SlotDays['days'] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const taken = stored.taken(date)
    const capacities = stored.capacities(date)
    days.push({
      date,
      closedReason: stored.closed.get(date) ?? null,
      slots: SLOTS.map(({ time }) => ({
        time,
        taken: taken.get(time) ?? 0,
        capacity: capacities.get(time) ?? slotRules.capacity,
      })),
    })
  }
  return { days }
}
