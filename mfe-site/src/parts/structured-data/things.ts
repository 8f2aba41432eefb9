import { placeName } from '@homecare/domain/place-name'
import type { Host } from '@homecare/federation/contract'
import type { ServicePage } from '../../content/service-page'
import { sharingPictureOf } from '@homecare/remote-kit/sharing-tags'
import type { Thing } from './structured-data'

// All addresses have the origin of the pages' canonical links, also where the profile names another website.

/** By this id search engines know that all pages mean the same provider. */
const idOf = ({ publicUrl }: Host) => `${publicUrl}/#provider`

/** The provider, from its profile; empty fields are left out. */
export function medicalBusiness(host: Host): Thing {
  const { profile, publicUrl } = host
  return {
    '@type': 'MedicalBusiness',
    '@id': idOf(host),
    name: profile.name,
    description: profile.blurb || undefined,
    url: `${publicUrl}/`,
    image: sharingPictureOf(host, publicUrl, '/'),
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
    areaServed: profile.areasServed.length > 0 ? profile.areasServed.map((area) => placeName(area)) : undefined,
    sameAs: profile.socials.length > 0 ? profile.socials.map((social) => social.url) : undefined,
    currenciesAccepted: 'AED',
  }
}

/** A reference to the provider in other things. */
const providerOf = (host: Host): Thing => ({
  '@type': 'MedicalBusiness',
  '@id': idOf(host),
  name: host.profile.name,
  telephone: host.profile.phone,
  url: `${host.publicUrl}/`,
})

/** One of the services, as its page describes it. */
export const serviceThing = (host: Host, page: ServicePage): Thing => ({
  '@type': 'Service',
  name: page.title,
  serviceType: page.title,
  description: page.meta.description,
  url: `${host.publicUrl}${page.path}`,
  image: sharingPictureOf(host, host.publicUrl, page.path),
  areaServed: host.profile.areasServed.length > 0 ? host.profile.areasServed.map((area) => placeName(area)) : undefined,
  provider: providerOf(host),
})

/** The breadcrumb that the page shows. */
export const breadcrumbList = (host: Host, trail: readonly { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${host.publicUrl}${path}`,
  })),
})
