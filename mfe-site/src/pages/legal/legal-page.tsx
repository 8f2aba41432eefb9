import { type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { emailHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { useHost } from '@homecare/remote-kit/host-context'
import { formatDate } from '@homecare/domain/dates'
import { COMMA } from '@homecare/domain/locales'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { MailIcon, PhoneIcon } from '@homecare/ui/icons'
import { WholeCodes } from '@homecare/ui/whole-codes'
import { AboutScene, ContactScene, RefundScene } from '../../art/scenes'
import { servicePageTexts } from '../../content/booking-form'
import type { LegalPage, LegalPath } from '../../content/legal/legal-page'
import { legalPages } from '../../content/legal/legal-texts'
import * as legalTexts from '../../locales/en/legal.json'
import { BannerWithBreadcrumb } from '../../parts/banner-with-breadcrumb'
import { PageMeta } from '../../parts/page-meta'
import { ServicePartView } from '../../parts/service-part'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { breadcrumbList } from '../../parts/structured-data/things'
import { asideCard, asideHeading, smallText, TextWithAside } from '../../parts/text-with-aside'
import styles from './legal-page.module.css'

const ART: Record<LegalPath, ComponentType> = {
  '/privacy-policy': AboutScene,
  '/terms': RefundScene,
  '/cookies': ContactScene,
}

export function LegalPageView({ page }: { page: LegalPage }) {
  const host = useHost()
  const Art = ART[page.path]
  const trail = [
    { name: servicePageTexts.home, path: '/' },
    { name: page.title, path: page.path },
  ]
  return (
    <>
      <PageMeta path={page.path} {...page.meta} />
      <StructuredData things={[breadcrumbList(host, trail)]} />
      <BannerWithBreadcrumb title={page.title} lead={page.lead} illustration={<Art />} />
      <TextWithAside label={legalTexts.label} aside={<ProviderAside current={page.path} />}>
        <p className={smallText}>{legalTexts.changed({ date: formatDate(page.changedOn) })}</p>
        {page.parts.map((part) => (
          <ServicePartView key={part.heading} part={part} />
        ))}
      </TextWithAside>
    </>
  )
}

/** The provider with address and licence, and the other pages of rules. */
function ProviderAside({ current }: { current: LegalPath }) {
  const { profile } = useHost()
  const { street, city, country } = profile.address
  return (
    <>
      <Card as="section" padding="lg" className={asideCard}>
        <h2 className={asideHeading}>{legalTexts.provider}</h2>
        <p>
          <strong>{profile.name}</strong>
          <br />
          <span>{[street, city, country].join(COMMA)}</span>
        </p>
        <p className={smallText}>
          <WholeCodes>{profile.licence}</WholeCodes>
        </p>
        <ButtonLink href={emailHref(profile)} icon={MailIcon} wide>
          {legalTexts.write}
        </ButtonLink>
        <ButtonLink href={phoneHref(profile)} variant="secondary" icon={PhoneIcon} wide>
          {legalTexts.call}
        </ButtonLink>
      </Card>
      <nav aria-labelledby="read-also" className={styles.others}>
        <h2 id="read-also" className={asideHeading}>
          {legalTexts.others}
        </h2>
        <ul>
          {legalPages
            .filter(({ href }) => href !== current)
            .map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}
