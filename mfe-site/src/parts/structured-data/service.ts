import type { Host } from '@homecare/federation/contract'
import type { ServicePage } from '../../content/service-page'
import { pictures } from '../../og/pictures'
import { siteAddress } from '../site-address'
import { providerOf } from './medical-business'
import type { Thing } from './structured-data'

/** One of the services, as its page describes it. */
export const serviceThing = (host: Host, page: ServicePage): Thing => ({
  '@type': 'Service',
  name: page.title,
  serviceType: page.title,
  description: page.meta.description,
  url: `${siteAddress(host)}${page.path}`,
  image: `${siteAddress(host)}${pictures[page.path]}`,
  areaServed: host.profile.areasServed.length > 0 ? host.profile.areasServed : undefined,
  provider: providerOf(host),
})
