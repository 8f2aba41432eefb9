import type { Locale } from '@homecare/federation/locales'
import { Link } from 'react-router-dom'
import { navigationAt } from '@homecare/federation/registry'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { FacebookIcon, InstagramIcon, LinkedinIcon, MailIcon, MapPinIcon, PhoneIcon } from '@homecare/ui/icons'
import { deferredLayout } from '@homecare/ui/deferred-layout'
import { Logo } from '@homecare/ui/logo'
import { WholeCodes } from '@homecare/ui/whole-codes'
import { approvalText } from '@homecare/remote-kit/approval-text'
import { emailHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import * as messages from '../locales/en/frame.json'
import { useShell } from '../shell-context'
import styles from './footer.module.css'

declare const BUILD_LOCALE: Locale | undefined
const COMMA = typeof BUILD_LOCALE === 'string' && BUILD_LOCALE === 'ar' ? '، ' : ', '

const MARKS: Partial<Record<string, IconDrawing>> = {
  Facebook: FacebookIcon,
  Instagram: InstagramIcon,
  LinkedIn: LinkedinIcon,
}

export function Footer() {
  const { host, state } = useShell()
  const { profile } = host
  const approval = approvalText(profile)
  const { street, city, country } = profile.address
  return (
    <footer className={`${styles.footer} ${deferredLayout}`} data-tone="ink">
      <p className={styles.strip}>
        <span className={styles.name} translate="no">
          {profile.name}
        </span>
        <a className={styles.phone} href={phoneHref(profile)}>
          <Icon icon={PhoneIcon} size={20} />
          <bdi dir="ltr">{profile.phone}</bdi>
        </a>
      </p>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo name={profile.name} />
          <p>{profile.blurb}</p>
          <p className={styles.licence}>
            <WholeCodes>{profile.licence}</WholeCodes>
          </p>
          {approval && (
            <p className={styles.licence}>
              <WholeCodes>{approval}</WholeCodes>
            </p>
          )}
        </div>
        <LinkList title={messages.quickLinks} links={navigationAt(state.remotes, 'footer')} />
        <LinkList title={messages.ourServices} links={navigationAt(state.remotes, 'footer-services')} />
        <div>
          <h2 className={styles.title}>{messages.reachUs}</h2>
          <ul className={styles.reach}>
            <li>
              <Icon icon={MapPinIcon} />
              <a href={profile.mapUrl}>{`${street}${COMMA}${city}${COMMA}${country}`}</a>
            </li>
            <li>
              <Icon icon={PhoneIcon} />
              <a href={phoneHref(profile)}>
                <bdi dir="ltr">{profile.phone}</bdi>
              </a>
            </li>
            <li>
              <Icon icon={MailIcon} />
              <a href={emailHref(profile)}>{profile.email}</a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.end}>
        <p>{messages.copyright({ year: String(profile.copyrightYear), name: profile.name })}</p>
        <ul className={styles.socials}>
          {profile.socials.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={messages.follow({ network: name })}>
                {MARKS[name] ? <Icon icon={MARKS[name]} size={22} /> : name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
