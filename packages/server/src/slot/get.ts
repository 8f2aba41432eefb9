import type { SlotsResponse } from '@homecare/contract/slots'
import type { Ctx } from '../process/context'
import { openWays } from '../appointment/ways'
import { presentSlots } from './present'
import { readDays } from './queries'

/** Returns the twelve slots of a day: the reason why one can't be taken, and whether a fast would be kept until it. */
export async function getSlots({
  ctx,
  input: { date, fastingHours = 0, notEatenSince },
}: {
  ctx: Ctx
  input: { date: string; fastingHours?: number | undefined; notEatenSince?: string | undefined }
}): Promise<SlotsResponse> {
  const now = ctx.now()
  const days = await readDays(ctx.db, { from: date, to: date, now, rules: ctx.settings.slotRules })
  // A visit of another day has a fast that has not begun: then it begins now.
  const since = notEatenSince === undefined ? now : new Date(notEatenSince)
  const fast = { hours: fastingHours, notEatenSince: since < now ? since : null }
  return presentSlots(date, days, { now, rules: ctx.settings.slotRules, fast, ways: openWays(ctx) })
}
