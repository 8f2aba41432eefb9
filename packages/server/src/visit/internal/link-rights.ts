import type { ProviderProfile } from '@homecare/contract/profile'
import { areaOf, sameArea } from '@homecare/domain/day-route'
import { CLOCK_TOLERANCE_MS } from '@homecare/domain/step-time'
import type { Booking, DaySheetLink } from '../../generated/prisma/client'

/**
 * Returns whether a link is for this visit, on whatever day: a nurse's link for those that are or were the nurse's, a
 * link for everybody's visits for those of its day and area.
 */
export function isOfLink(
  { nurseId, area, date }: DaySheetLink,
  booking: Booking,
  { areasServed }: Pick<ProviderProfile, 'areasServed'>,
): boolean {
  if (area && !sameArea(areaOf(booking, areasServed), area)) return false
  if (nurseId === null) return booking.date === date
  return booking.nurseId === nurseId || booking.formerNurseIds.includes(nurseId)
}

/** The sentence that says why a link can't report a step of its visit at that time; null if it can. */
export function linkRefusal(link: DaySheetLink, booking: Booking, at: Date): string | null {
  const { date, paymentStatus } = booking
  if (date !== link.date) return 'This visit is not on this day any more. Call the office.'
  if (paymentStatus === 'Reversed') return 'The payment of this visit was refunded. Call the office.'
  if (paymentStatus !== 'Paid') return 'This visit is not paid. Call the office before you do anything.'
  if (at > link.expiresAt) return 'Your link had ended by then. Call the office.'
  if (at.getTime() < link.createdAt.getTime() - CLOCK_TOLERANCE_MS)
    return 'This is from before you got the link. Check the clock of your phone, and call the office.'
  return null
}
