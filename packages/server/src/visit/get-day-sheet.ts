import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { sameArea } from '@homecare/domain/day-route'
import type { Locale } from '@homecare/domain/locales'
import { namesIn } from '../catalogue/names-in'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { careOfDay } from './internal/care-of-day'
import { presentDaySheet, visitParts } from './present'

/** Returns the paid visits of a day that are not canceled, and the care that begins on it; with `nurse` those of one nurse, or of nobody (`none`). */
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
  const care = await careOfDay(ctx.db, { date, nurse, profile: ctx.profile })
  const sheet = presentDaySheet(bookings, { date, area, profile: ctx.profile, notes, now: ctx.now(), names })
  const areas = [...sheet.areas, ...care.map((each) => each.area)].filter(
    (each, place, all) => all.findIndex((other) => sameArea(other, each)) === place,
  )
  const shown = area ? care.filter((each) => sameArea(each.area, area)) : care
  return withStaffNames(
    { ...sheet, areas: areas.toSorted((a, b) => a.localeCompare(b)), care: shown },
    await staffNames(ctx.db),
  )
}
