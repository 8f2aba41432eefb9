import { useHost } from '@homecare/remote-kit/host-context'
import { Fragment } from 'react'
import { LOCALE } from '@homecare/domain/locales'
import { emailHref } from '@homecare/remote-kit/contact-hrefs'
import { PhoneLink } from '@homecare/remote-kit/contact-links'
import { Link } from 'react-router-dom'
import { legalPages } from '../content/legal/legal-texts'
import { fillText, PAGE_MARKS, type FillableText } from './fill-text'
import styles from './filled-text.module.css'

const PRICE = /^(?:AED \d|\d[\d,]* درهم)/

const PAGES: Record<string, string> = {
  [PAGE_MARKS.privacyPolicy]: '/privacy-policy',
  [PAGE_MARKS.cookies]: '/cookies',
  [PAGE_MARKS.refundPolicy]: '/refund-policy',
}

/** Where a link to the phone and to the email address stands. */
const MARKS = { phone: '{phone}', email: '{email}' }

/**
 * A text completed from the profile; phone, email address and pages of rules become links. A price such as `AED 600`,
 * `AED 150-250` or `600 درهم` stays on one line: broken at its hyphen it reads as two prices.
 */
export function FilledText({ text }: { text: FillableText }) {
  const host = useHost()
  const { email } = host.profile
  const filled = fillText(host, text, MARKS)
  return (LOCALE === 'ar' ? joined(filled) : filled)
    .split(/(\{\w+\}|AED \d+(?:[,-]\d+)*|\d[\d,]* درهم(?:ًا)?)/)
    .map((part, index) => {
      if (part === MARKS.phone) return <PhoneLink key={index} profile={host.profile} />
      if (part === MARKS.email)
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
      const page = legalPages.find(({ href }) => href === PAGES[part])
      if (page)
        return (
          <Link key={index} to={page.href}>
            {page.label}
          </Link>
        )
      return <Fragment key={index}>{part}</Fragment>
    })
}

/** Without marks around a link of Arabic letters: browsers give its first letter the colour of what stands before it. */
const joined = (text: string): string =>
  text.replaceAll(/\u2068(\{(?:privacyPolicy|cookies|refundPolicy)\})\u2069/g, '$1')
