import type { Host } from '@homecare/federation/contract'
import { siteAddress } from './site-address'

const values: Record<string, (host: Host) => string> = {
  phone: ({ profile }) => profile.phone,
  email: ({ profile }) => profile.email,
  name: ({ profile }) => profile.name,
  site: (host) => siteAddress(host).replace(/^https?:\/\//, ''),
  licence: ({ profile }) => profile.licence,
  reportDays: ({ profile }) => String(profile.reportDays),
}

/** A text with `{phone}`, `{email}`, `{name}`, `{site}`, `{licence}` and `{reportDays}` filled in from the profile. */
export const fillText = (host: Host, text: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.(host) ?? whole)
