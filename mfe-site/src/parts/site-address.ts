import type { Host } from '@homecare/federation/contract'

/** The site's public address without a trailing slash, from the profile: this page may be served from another one. */
export const siteAddress = ({ profile }: Host): string => profile.website.replace(/\/+$/, '')
