import { ButtonLink } from '@homecare/ui/button'
import { CalendarIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import * as texts from '../locales/en/frame.json'
import { ContactLinks } from './contact-links'
import styles from './no-script.module.css'

/** What works without scripts: phone, chat, and the contact page's form, which browsers post themselves. */
export function NoScript({ text = texts.noScript }: { text?: string }) {
  return (
    <noscript>
      <Notice
        kind="info"
        action={
          <div className={styles.ways}>
            <ContactLinks />
            <ButtonLink variant="secondary" size="sm" icon={CalendarIcon} href="/contact">
              {texts.form}
            </ButtonLink>
          </div>
        }
      >
        {text}
      </Notice>
    </noscript>
  )
}
