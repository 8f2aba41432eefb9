import { COMMA } from '@homecare/domain/locales'
import { useHost } from '@homecare/remote-kit/host-context'
import { PhoneLink } from '@homecare/remote-kit/contact-links'
import { Card } from '@homecare/ui/card'
import { Section } from '@homecare/ui/section'
import { WholeCodes } from '@homecare/ui/whole-codes'
import { aboutPage, whoWeAre } from '../../content/about'
import { ServicePartView } from '../../parts/service-part'
import styles from './about-page.module.css'

/** Who we are, and the facts of the provider's profile. */
export function WhoWeAre() {
  const host = useHost()
  const { licence, openingHours, address } = host.profile
  const facts: [string, string][] = [
    [aboutPage.licence, licence],
    [aboutPage.hours, openingHours],
    [aboutPage.address, [address.street, address.city].filter(Boolean).join(COMMA)],
  ]
  return (
    <Section tone="white">
      <div className={styles.pair}>
        <ServicePartView part={whoWeAre} />
        <Card tone="sage" padding="lg" className={styles.glance}>
          <h2 className={styles.small}>{aboutPage.glance}</h2>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <WholeCodes>{value}</WholeCodes>
                </dd>
              </div>
            ))}
            <div>
              <dt>{aboutPage.phone}</dt>
              <dd>
                <PhoneLink profile={host.profile} />
              </dd>
            </div>
          </dl>
        </Card>
      </div>
    </Section>
  )
}
