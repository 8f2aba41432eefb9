import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import type { Ctx } from '../process/context'
import { dubaiDate } from '@homecare/domain/dates'
import { SLOTS } from '@homecare/domain/slots'
import type { Prisma } from '../generated/prisma/client'

export function getSlotPlan({ ctx }: { ctx: Ctx }): Promise<SlotPlan> {
  return readSlotPlan(ctx.db, ctx)
}

const orderOf = (time: string) => SLOTS.findIndex((slot) => slot.time === time)

/** Returns closed days and changed capacities from today on; past days can't be changed any more. */
export async function readSlotPlan(tx: Prisma.TransactionClient, ctx: Ctx): Promise<SlotPlan> {
  const today = dubaiDate(ctx.now())
  const closed = await tx.closedDay.findMany({ where: { date: { gte: today } }, orderBy: { date: 'asc' } })
  const booked = await tx.booking.groupBy({
    by: ['date'],
    where: { date: { in: closed.map(({ date }) => date) }, status: 'Pending', paymentStatus: 'Paid' },
    _count: true,
  })
  const capacities = await tx.slotCapacity.findMany({ where: { OR: [{ date: '' }, { date: { gte: today } }] } })
  return {
    defaultCapacity: ctx.settings.slotRules.capacity,
    closedDays: closed.map(({ date, reason }) => ({
      date,
      reason,
      bookings: booked.find((day) => day.date === date)?._count ?? 0,
    })),
    capacities: capacities
      .map(({ date, time, capacity }) => ({ date, time, capacity }))
      .sort((a, b) => a.date.localeCompare(b.date) || orderOf(a.time) - orderOf(b.time)),
  }
}
