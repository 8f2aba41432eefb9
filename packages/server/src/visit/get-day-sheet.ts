import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { Ctx } from '../context'
import { presentDaySheet, visitParts } from './present'

/** Returns the paid visits of a day that are not canceled. */
export async function getDaySheet({
  ctx,
  input: { date, area },
}: {
  ctx: Ctx
  input: { date: string; area?: string | null | undefined }
}): Promise<DaySheet> {
  const bookings = await ctx.db.booking.findMany({
    // A visit with a reversed payment stays on the sheet, marked, until staff cancel it.
    where: { date, paymentStatus: { in: ['Paid', 'Reversed'] }, status: { not: 'Canceled' } },
    include: visitParts,
  })
  return presentDaySheet(bookings, { date, area, profile: ctx.profile })
}
