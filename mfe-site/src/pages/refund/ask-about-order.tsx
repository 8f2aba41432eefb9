import { useHost } from '@homecare/remote-kit/host-context'
import { emailHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { MailIcon, PhoneIcon } from '@homecare/ui/icons'
import { refundAside } from '../../content/refund-policy'
import { asideCard, asideHeading, smallText } from '../../parts/text-with-aside'

/** Buttons for a refund request: an email with the beginning of its subject, or a call. */
export function AskAboutOrder() {
  const { profile } = useHost()
  return (
    <Card as="section" padding="lg" className={asideCard}>
      <h2 className={asideHeading}>{refundAside.heading}</h2>
      <p className={smallText}>{refundAside.text}</p>
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
