import type { Host } from '@homecare/federation/contract'
import { siteAddress } from '../site-address'
import type { Thing } from './structured-data'

/** The way from the home page to this one, as the breadcrumb on the page shows it. */
export const breadcrumbList = (host: Host, trail: readonly { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteAddress(host)}${path}`,
  })),
})
