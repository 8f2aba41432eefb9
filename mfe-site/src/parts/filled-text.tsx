import { useHost } from '@homecare/remote-kit/host-context'
import { Fragment } from 'react'
import { emailHref } from '@homecare/remote-kit/contact-hrefs'
import { PhoneLink } from '@homecare/remote-kit/contact-links'
import { Link } from 'react-router-dom'
import { legalTexts } from '../content/legal/legal-texts'
import { fillText } from './fill-text'
import styles from './filled-text.module.css'

const PRICE = /^AED \d/

const PAGES: Record<string, string> = {
  '{privacyPolicy}': '/privacy-policy',
  '{cookies}': '/cookies',
  '{refundPolicy}': '/refund-policy',
}

/**
 * A text with its placeholders filled in from the profile; phone, email address and pages of rules become links. A price
 * such as `AED 600` or `AED 150-250` stays on one line: broken at its hyphen it reads as two prices.
 */
export function FilledText({ text }: { text: string }) {
  const host = useHost()
  const { email } = host.profile
  return text.split(/(\{\w+\}|AED \d+(?:[,-]\d+)*)/).map((part, index) => {
    if (part === '{phone}') return <PhoneLink key={index} profile={host.profile} />
    if (part === '{email}')
      return (
        <a key={index} href={emailHref(host.profile)}>
          {email}
        </a>
      )
    if (PRICE.test(part))
      return (
        <span key={index} className={styles.price}>
          {part}
        </span>
      )
    const page = legalTexts.links.find(({ href }) => href === PAGES[part])
    if (page)
      return (
        <Link key={index} to={page.href}>
          {page.label}
        </Link>
      )
    return <Fragment key={index}>{fillText(host, part)}</Fragment>
  })
}
