import type { VisitAddress } from '@homecare/domain/day-route'

/**
 * A search for the address on the map that the provider's own link leads to; OpenStreetMap where that is none we know.
 * No key, no account. The map learns building, landmark and city: not the door, and nothing about the patient.
 */
export function mapLink({ building, landmark, city }: VisitAddress, providerMap: string): string {
  const place = encodeURIComponent([building, landmark, city].filter(Boolean).join(', '))
  const { hostname } = new URL(providerMap)
  if (/(^|\.)google\.[a-z.]+$|(^|\.)goo\.gl$/.test(hostname))
    return `https://www.google.com/maps/search/?api=1&query=${place}`
  if (hostname === 'maps.apple.com') return `https://maps.apple.com/?q=${place}`
  return `https://www.openstreetmap.org/search?query=${place}`
}
