import type { Host } from '@homecare/federation/contract'
import { siteAddress } from './site-address'

/** What texts say of the provider, and the pages that they name. */
interface Values {
  phone: string
  email: string
  name: string
  site: string
  licence: string
  reportDays: number
  privacyPolicy: string
  cookies: string
  refundPolicy: string
}

/** A text as it is, or one that the provider's profile completes. */
export type FillableText = string | ((values: Values) => string)

/** In a text, where a link to the page stands. */
export const PAGE_MARKS = { privacyPolicy: '{privacyPolicy}', cookies: '{cookies}', refundPolicy: '{refundPolicy}' }

/** A text completed from the profile, or with these values instead. */
export function fillText(host: Host, text: FillableText, instead?: Partial<Values>): string {
  if (typeof text === 'string') return text
  const { phone, email, name, licence, reportDays } = host.profile
  const site = siteAddress(host).replace(/^https?:\/\//, '')
  return text({ phone, email, name, site, licence, reportDays, ...PAGE_MARKS, ...instead })
}
