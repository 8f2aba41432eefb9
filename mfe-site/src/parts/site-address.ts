import type { Host } from '@homecare/federation/contract'

/** Where the public finds the site, without a slash at its end: the profile knows, whatever address serves this page. */
export const siteAddress = ({ profile }: Host): string => profile.website.replace(/\/+$/, '')
