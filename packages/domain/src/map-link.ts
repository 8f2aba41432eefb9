import type { VisitAddress } from './day-route'
import { shownLandmark } from './home'
import { readPin } from './pin'

/**
 * A link to the patient's pin, or one that searches for the address, on the provider's map service, or on OpenStreetMap if that
 * service is unknown. It contains building, landmark and city, but neither the door number nor anything about the patient.
 */
export function mapLink(
  { building, landmark, city }: Omit<VisitAddress, 'doorNumber'>,
  pin: string | null,
  providerMap: string,
): string {
  const place = pin === null ? null : readPin(pin)
  const query = encodeURIComponent(
    place && pin ? pin : [building, shownLandmark(landmark), city].filter(Boolean).join(', '),
  )
  const [, hostname = ''] = /^https?:\/\/([^/:?#]+)/i.exec(providerMap) ?? []
  if (/(^|\.)google\.[a-z.]+$|(^|\.)goo\.gl$/i.test(hostname))
    return `https://www.google.com/maps/search/?api=1&query=${query}`
  if (hostname.toLowerCase() === 'maps.apple.com') return `https://maps.apple.com/?q=${query}`
  if (!place) return `https://www.openstreetmap.org/search?query=${query}`
  const { latitude, longitude } = place
  // Near enough to see the doors around it.
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
}
