import { COMMA } from '@homecare/domain/locales'
import { useHost } from '@homecare/remote-kit/host-context'
import type { ReactNode } from 'react'
import { chatHref, emailHref } from '@homecare/remote-kit/contact-hrefs'
import { PhoneLink } from '@homecare/remote-kit/contact-links'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { ChatIcon, ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from '@homecare/ui/icons'
import { contactPage } from '../../content/contact'
import facts from '../../parts/facts.module.css'
import styles from './contact-methods.module.css'

/** Every way to reach the provider that its profile names. */
export function ContactMethods() {
  const { profile } = useHost()
  const { street, city, country } = profile.address
  return (
    <section>
      <h2 className={styles.heading}>{contactPage.waysHeading}</h2>
      <dl className={styles.ways}>
        <Way icon={PhoneIcon} label={contactPage.call}>
          <PhoneLink profile={profile} />
        </Way>
        <Way icon={ChatIcon} label={contactPage.chat}>
          <a href={chatHref(profile, contactPage.chatAbout)}>{contactPage.chatText}</a>
        </Way>
        <Way icon={MailIcon} label={contactPage.write}>
          <a href={emailHref(profile)}>{profile.email}</a>
        </Way>
        <Way icon={ClockIcon} label={contactPage.hours}>
          {profile.openingHours}
        </Way>
        <Way icon={MapPinIcon} label={contactPage.visit} wide>
          <span>{[street, city, country].filter(Boolean).join(COMMA)}</span>
          <a href={profile.mapUrl} className={styles.map}>
            {contactPage.map}
          </a>
        </Way>
      </dl>
    </section>
  )
}

function Way({
  icon,
  label,
  wide,
  children,
}: {
  icon: IconDrawing
  label: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? `${styles.way} ${styles.wide}` : styles.way}>
      <dt className={facts.label}>
        <Icon icon={icon} size={20} />
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
