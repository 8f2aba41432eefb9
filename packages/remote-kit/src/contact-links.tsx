import type { ReactNode } from 'react'
import type { Host } from '@homecare/federation/contract'

type Profile = Host['profile']

/** Digits and a leading plus: what a phone link takes. */
export const phoneHref = ({ phone }: Pick<Profile, 'phone'>): string => `tel:${phone.replace(/[^+\d]/g, '')}`
export const emailHref = ({ email }: Pick<Profile, 'email'>): string => `mailto:${email}`
export const chatHref = ({ chatNumber }: Pick<Profile, 'chatNumber'>): string => `https://wa.me/${chatNumber}`

/** The provider's number as a link, written from left to right in any language. */
export function PhoneLink({ profile, children }: { profile: Pick<Profile, 'phone'>; children?: ReactNode }) {
  return <a href={phoneHref(profile)}>{children ?? <bdi dir="ltr">{profile.phone}</bdi>}</a>
}
