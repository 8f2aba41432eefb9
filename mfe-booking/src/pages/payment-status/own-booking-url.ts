import { linkIn } from '../../parts/link-token'
import { OWN_BOOKING } from '../paths'

/** The URL of the own booking page, if this tab has its token. */
export const ownBookingOf = (orderId: string | null): string | null => {
  const own = `?${new URLSearchParams({ orderId: orderId ?? '' })}`
  return linkIn('booking', own).token === null ? null : `${OWN_BOOKING}${own}`
}
