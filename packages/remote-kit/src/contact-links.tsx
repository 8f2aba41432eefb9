import type { ReactNode } from 'react'
import type { Host } from '@homecare/federation/contract'
import { phoneHref } from './contact-hrefs'

type Profile = Host['profile']

/** The provider's number as a link, written from left to right in any language. */
export function PhoneLink({ profile, children }: { profile: Pick<Profile, 'phone'>; children?: ReactNode }) {
  return (
    <a href={phoneHref(profile)}>
      {children ?? (
        <bdi dir="ltr" translate="no">
          {profile.phone}
        </bdi>
      )}
    </a>
  )
}

/** A whole sentence whose `{phone}` is the provider's number as a link. */
export function TextWithPhone({ text, profile }: { text: string; profile: Pick<Profile, 'phone'> }) {
  const [before, after] = text.split('{phone}')
  return (
    <>
      <span>{before}</span>
      <PhoneLink profile={profile} />
      <span>{after}</span>
    </>
  )
}
