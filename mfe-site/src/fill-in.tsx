import { Fragment } from 'react'
import type { Host } from '@homecare/federation/contract'
import { mailHref } from './contact-links'
import { PhoneLink } from './phone-link'

/** A text of ours with `{phone}`, `{email}`, `{name}`, `{site}` and `{reportDays}` filled from the provider. */
export function FillIn({ host, text }: { host: Host; text: string }) {
  const { phone, email, name, reportDays } = host.profile
  return text.split(/(\{\w+\})/).map((part, index) => {
    if (part === '{phone}') return <PhoneLink key={index} phone={phone} />
    if (part === '{email}')
      return (
        <a key={index} href={mailHref(host.profile)}>
          {email}
        </a>
      )
    if (part === '{name}') return name
    if (part === '{site}') return host.publicUrl.replace(/^https?:\/\//, '')
    if (part === '{reportDays}') return reportDays
    return <Fragment key={index}>{part}</Fragment>
  })
}
