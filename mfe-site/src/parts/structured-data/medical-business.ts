import type { Host } from '@homecare/federation/contract'
import { pictures } from '../../og/pictures'
import { siteAddress } from '../site-address'
import type { Thing } from './structured-data'

/** The name under which every page speaks of the same provider. */
const idOf = (host: Host) => `${siteAddress(host)}/#provider`

/** The provider, all from its profile; what the profile leaves empty is left out. */
export function medicalBusiness(host: Host): Thing {
  const { profile } = host
  const site = siteAddress(host)
  return {
    '@type': 'MedicalBusiness',
    '@id': idOf(host),
    name: profile.name,
    description: profile.blurb || undefined,
    url: `${site}/`,
    image: `${site}${pictures['/']}`,
    telephone: profile.phone,
    email: profile.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: profile.address.street || undefined,
      addressLocality: profile.address.city,
      addressRegion: profile.address.state,
      postalCode: profile.address.zip,
      addressCountry: profile.address.country,
    },
    hasMap: profile.mapUrl,
    openingHours: profile.openingTimes.length > 0 ? profile.openingTimes : undefined,
    areaServed: profile.areasServed.length > 0 ? profile.areasServed : undefined,
    sameAs: profile.socials.length > 0 ? profile.socials.map((social) => social.url) : undefined,
    currenciesAccepted: 'AED',
  }
}

/** The provider as other things name it. */
export const providerOf = (host: Host): Thing => ({
  '@type': 'MedicalBusiness',
  '@id': idOf(host),
  name: host.profile.name,
  telephone: host.profile.phone,
  url: `${siteAddress(host)}/`,
})
