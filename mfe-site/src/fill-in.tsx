import { Fragment } from 'react'
import type { Host } from '@homecare/federation/contract'
import { mailHref } from './contact-links'
import { fillText } from './fill-text'
import { PhoneLink } from './phone-link'

/** A text of ours filled from the provider, with links where it names the phone and the e-mail address. */
export function FillIn({ host, text }: { host: Host; text: string }) {
  const { phone, email } = host.profile
  return text.split(/(\{\w+\})/).map((part, index) => {
    if (part === '{phone}') return <PhoneLink key={index} phone={phone} />
    if (part === '{email}')
      return (
        <a key={index} href={mailHref(host.profile)}>
          {email}
        </a>
      )
    return <Fragment key={index}>{fillText(host, part)}</Fragment>
  })
}
