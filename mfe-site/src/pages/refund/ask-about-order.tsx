import { useHost } from '@homecare/remote-kit/host-context'
import { emailHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { MailIcon, PhoneIcon } from '@homecare/ui/icons'
import { refundAside } from '../../content/refund-policy'
import styles from './refund-page.module.css'

/** Buttons for a refund request: an email with the beginning of its subject, or a call. */
export function AskAboutOrder() {
  const { profile } = useHost()
  return (
    <Card as="section" padding="lg" className={styles.ask}>
      <h2 className={styles.heading}>{refundAside.heading}</h2>
      <p className={styles.text}>{refundAside.text}</p>
      <ButtonLink
        href={`${emailHref(profile)}?subject=${encodeURIComponent(refundAside.subject)}`}
        icon={MailIcon}
        wide
      >
        {refundAside.write}
      </ButtonLink>
      <ButtonLink href={phoneHref(profile)} variant="secondary" icon={PhoneIcon} wide>
        {refundAside.call}
      </ButtonLink>
    </Card>
  )
}
