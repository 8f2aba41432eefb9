import type { SlotsResponse } from '@homecare/contract/slots'
import type { Ctx } from '../context'
import { presentSlots } from './present'
import { readDays } from './queries'

/** Returns the twelve slots of a day, each with the reason if it can't be taken. */
export async function getSlots({
  ctx,
  input: { date },
}: {
  ctx: Ctx
  input: { date: string }
}): Promise<SlotsResponse> {
  const now = ctx.now()
  const days = await readDays(ctx.db, { from: date, to: date, now, rules: ctx.settings.slotRules })
  return presentSlots(date, days, { now, rules: ctx.settings.slotRules })
}
