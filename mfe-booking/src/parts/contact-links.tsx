import { chatHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { useHost } from '@homecare/remote-kit/host-context'
import { ButtonLink } from '@homecare/ui/button'
import { ChatIcon, PhoneIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/frame.json'
import styles from './contact-links.module.css'

/** Phone and chat, for what a screen can't do. The chat begins with what it is about. */
export function ContactLinks({ about = texts.chatAbout }: { about?: string }) {
  const { profile } = useHost()
  return (
    <div className={styles.ways}>
      <ButtonLink variant="secondary" size="sm" icon={PhoneIcon} href={phoneHref(profile)}>
        {texts.call({ phone: profile.phone })}
      </ButtonLink>
      <ButtonLink variant="secondary" size="sm" icon={ChatIcon} href={chatHref(profile, about)} rel="noopener">
        {texts.chat}
      </ButtonLink>
    </div>
  )
}
