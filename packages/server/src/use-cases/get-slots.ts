import type { SlotsAnswer } from '@homecare/contract/slots'
import { slotsOfDay } from '@homecare/domain/slots'
import type { Ctx } from '../context'
import { takenSeats } from '../slots/seats'

/** The twelve slots of a day, with the reason where one can't be taken. */
export async function getSlots({ ctx, input: { date } }: { ctx: Ctx; input: { date: string } }): Promise<SlotsAnswer> {
  const now = ctx.now()
  const [taken, closed] = await Promise.all([
    takenSeats(ctx.db, date, now),
    ctx.db.closedDay.findUnique({ where: { date } }),
  ])
  return { date, slots: slotsOfDay(date, { now, closed: closed !== null, taken, rules: ctx.settings.slotRules }) }
}
