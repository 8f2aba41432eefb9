import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { Ctx } from '../context'
import { preparation } from '@homecare/domain/cart'
import { areaOf, inRouteOrder, sameArea } from '@homecare/domain/day-route'
import { mapLink } from './present'

export function getDaySheet({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { date: string; area?: string | undefined }
}): Promise<DaySheet> {
  return loadDaySheet(ctx, input)
}

/**
 * Visits of a day that were paid for and are not canceled, in the order in which a nurse drives; with an area only
 * those.
 */
export async function loadDaySheet(
  { db, profile }: Pick<Ctx, 'db' | 'profile'>,
  { date, area }: { date: string; area?: string | null | undefined },
): Promise<DaySheet> {
  const bookings = await db.booking.findMany({
    // A visit with a reversed payment stays on the sheet, marked, until staff cancel it.
    where: { date, paymentStatus: { in: ['Paid', 'Reversed'] }, status: { not: 'Canceled' } },
    include: { lines: { orderBy: { position: 'asc' } } },
  })
  const areas: string[] = []
  const visits = bookings.map((booking) => {
    const { doorNo, building, landmark, city, lines } = booking
    const address = { doorNo, building, landmark, city }
    return {
      bookingId: booking.id,
      orderId: booking.orderId,
      area: oneSpelling(areas, areaOf(address, profile.areasServed)),
      time: booking.time,
      fullName: booking.fullName,
      phoneNumber: booking.phoneNumber,
      address,
      mapLink: mapLink(address, profile.mapUrl),
      tests: lines.map(({ name }) => name),
      specimens: [...new Set(lines.flatMap(({ specimens }) => specimens))].sort(),
      fastingHours: preparation(lines).fastingHours,
      paymentStatus: booking.paymentStatus,
      status: booking.status,
    }
  })
  const wanted = area ? visits.filter((visit) => sameArea(visit.area, area)) : visits
  return { date, area: area || null, areas: areas.sort((a, b) => a.localeCompare(b)), visits: inRouteOrder(wanted) }
}

/** Addresses spell a town in any capitals; the sheet uses its first spelling. */
function oneSpelling(areas: string[], area: string): string {
  const known = areas.find((each) => sameArea(each, area))
  if (!known) areas.push(area)
  return known ?? area
}
