import { Button, ButtonLink } from '@homecare/ui/button'
import { ChatIcon, PhoneIcon, RefreshIcon } from '@homecare/ui/icons'
import { chatHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { useShell } from '../shell-context'
import { chatAbout } from '../locales/en/frame.json'
import * as text from '../locales/en/offline.json'
import styles from './offline-page.module.css'

/** What the worker shows without a network, at any address. `offline-script.ts` fills in what is saved on the device. */
export function OfflinePage() {
  const { profile } = useShell().host
  return (
    <div className={styles.page}>
      <div className={styles.reason} role="status">
        <h1 data-title tabIndex={-1}>
          {text.title}
        </h1>
        <p data-lead>{text.lead}</p>
      </div>
      <div className={styles.buttons}>
        <Button icon={RefreshIcon} data-retry>
          {text.retry}
        </Button>
        <ButtonLink href={phoneHref(profile)} icon={PhoneIcon} variant="secondary">
          {text.call({ phone: profile.phone })}
        </ButtonLink>
        <ButtonLink href={chatHref(profile, chatAbout)} icon={ChatIcon} variant="secondary">
          {text.chat}
        </ButtonLink>
      </div>
      <p className={styles.phone}>{text.phone}</p>
      <section hidden className={styles.saved} aria-labelledby="saved" data-saved>
        <h2 id="saved">{text.saved}</h2>
        <ul className={styles.notes} data-notes />
      </section>
      <template data-note>
        <li className={styles.note}>
          <h3 data-note-title> </h3>
          <dl className={styles.facts} />
          <div className={styles.buttons}>
            <ButtonLink href="/" variant="secondary" data-open>
              {' '}
            </ButtonLink>
            <Button hidden variant="quiet" data-remove>
              {text.remove}
            </Button>
          </div>
        </li>
      </template>
      <template data-fact>
        <div className={styles.fact}>
          <dt> </dt>
          <dd dir="auto"> </dd>
        </div>
      </template>
    </div>
  )
}
