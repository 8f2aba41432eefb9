import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { Locale } from '@homecare/domain/locales'
import { namesIn } from '../catalogue/names-in'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentDaySheet, visitParts } from './present'

/** Returns the paid visits of a day that are not canceled; with `nurse` those of one nurse, or of nobody (`none`). */
export async function getDaySheet({
  ctx,
  input: { date, area, nurse, locale = 'en' },
}: {
  ctx: Ctx
  input: {
    date: string
    area?: string | null | undefined
    nurse?: string | null | undefined
    locale?: Locale | undefined
  }
}): Promise<DaySheet> {
  const bookings = await ctx.db.booking.findMany({
    // A visit with a reversed payment stays on the sheet, marked, until staff cancel it.
    where: {
      date,
      paymentStatus: { in: ['Paid', 'Reversed'] },
      status: { not: 'Canceled' },
      ...(nurse ? { nurseId: nurse === 'none' ? null : recordId(nurse) } : {}),
    },
    include: visitParts,
  })
  const notes = await ctx.db.recordNote.findMany({
    where: { bookingId: { in: bookings.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' },
  })
  const names = await namesIn(ctx, locale)
  const sheet = presentDaySheet(bookings, { date, area, profile: ctx.profile, notes, now: ctx.now(), names })
  return withStaffNames(sheet, await staffNames(ctx.db))
}
