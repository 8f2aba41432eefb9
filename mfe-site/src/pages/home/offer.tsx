import { useHost } from '@homecare/remote-kit/host-context'
import { Link } from 'react-router-dom'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { ButtonLink } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { ArrowRightIcon, PhoneIcon } from '@homecare/ui/icons'
import { deferredLayout } from '@homecare/ui/deferred-layout'
import { Section } from '@homecare/ui/section'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { serviceArt } from '../../art/service-art'
import { offer } from '../../content/home'
import { services } from '../../content/services'
import styles from './offer.module.css'

/** The 15 services, and a call button for those who can't choose. */
export function OfferSection() {
  const host = useHost()
  return (
    <Section slidesIn compact id="services" heading={offer.heading} lead={offer.lead}>
      <ul className={styles.grid}>
        {services.map((service) => {
          const Art = serviceArt[service.path]
          return (
            <li key={service.path} className={`${styles.card} ${deferredLayout}`}>
              <div className={styles.picture}>
                <Art />
              </div>
              <div className={styles.text}>
                <h3 className={styles.title}>{service.title}</h3>
                <p className={styles.teaser}>{service.teaser}</p>
                <Link to={service.path} className={styles.link}>
                  <span>{offer.more}</span> <VisuallyHidden>{offer.about({ title: service.title })}</VisuallyHidden>
                  <Icon icon={ArrowRightIcon} size={18} />
                </Link>
              </div>
            </li>
          )
        })}
        <li className={`${styles.card} ${styles.unsure} ${deferredLayout}`} data-tone="ink">
          <h3 className={styles.title}>{offer.unsure.title}</h3>
          <p>{offer.unsure.text}</p>
          <div>
            <ButtonLink href={phoneHref(host.profile)} variant="secondary" icon={PhoneIcon}>
              {offer.unsure.action}
            </ButtonLink>
          </div>
        </li>
      </ul>
    </Section>
  )
}
