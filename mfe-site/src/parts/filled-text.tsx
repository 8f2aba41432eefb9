import { useHost } from '@homecare/remote-kit/host-context'
import { Fragment } from 'react'
import { emailHref } from '@homecare/remote-kit/contact-hrefs'
import { PhoneLink } from '@homecare/remote-kit/contact-links'
import { fillText } from './fill-text'

/** A text with its placeholders filled in from the profile; phone and email address become links. */
export function FilledText({ text }: { text: string }) {
  const host = useHost()
  const { email } = host.profile
  return text.split(/(\{\w+\})/).map((part, index) => {
    if (part === '{phone}') return <PhoneLink key={index} profile={host.profile} />
    if (part === '{email}')
      return (
        <a key={index} href={emailHref(host.profile)}>
          {email}
        </a>
      )
    return <Fragment key={index}>{fillText(host, part)}</Fragment>
  })
}
