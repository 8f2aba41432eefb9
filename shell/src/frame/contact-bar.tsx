import { Icon } from '@homecare/ui/icon'
import { ClockIcon, MailIcon, PhoneIcon } from '@homecare/ui/icons'
import { emailHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import * as messages from '../locales/en/frame.json'
import { useShell } from '../shell-context'
import { LanguageSwitch } from './language-switch'
import styles from './contact-bar.module.css'

/** Hours, phone and e-mail, where there is space: from 992 px. */
export function ContactBar() {
  const { profile } = useShell().host
  return (
    <div className={styles.bar} data-tone="ink">
      <div className={styles.inside}>
        <p className={styles.hours}>
          <Icon icon={ClockIcon} size={16} />
          <span>{profile.openingHours}</span>
        </p>
        <div className={styles.contact}>
          <a href={phoneHref(profile)} aria-label={messages.call({ phone: profile.phone })}>
            <Icon icon={PhoneIcon} size={16} />
            <bdi dir="ltr">{profile.phone}</bdi>
          </a>
          <a href={emailHref(profile)} aria-label={messages.write({ email: profile.email })}>
            <Icon icon={MailIcon} size={16} />
            <span translate="no">{profile.email}</span>
          </a>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  )
}
