import { useHost } from '@homecare/remote-kit/host-context'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@homecare/ui/button'
import { AboutScene } from '../../art/about-scene'
import { aboutMeta, aboutPage } from '../../content/about'
import { BannerWithTrail } from '../../parts/banner-with-trail'
import { PageMeta } from '../../parts/page-meta'
import { medicalBusiness } from '../../parts/structured-data/medical-business'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { Areas } from '../../parts/areas'
import { Limits } from './limits'
import { Nurses } from './nurses'
import { Planning } from './planning'
import { Safety } from './safety'
import { WhoWeAre } from './who-we-are'
import styles from './about-page.module.css'

export function AboutPage() {
  const host = useHost()
  return (
    <>
      <PageMeta path="/aboutus" {...aboutMeta} />
      <StructuredData things={[medicalBusiness(host)]} />
      <BannerWithTrail title={aboutPage.title} lead={aboutPage.lead} illustration={<AboutScene />}>
        <div className={styles.actions}>
          <ButtonLink as={Link} href="/contact">
            {aboutPage.contact}
          </ButtonLink>
          <ButtonLink as={Link} href="/#services" variant="secondary">
            {aboutPage.services}
          </ButtonLink>
        </div>
      </BannerWithTrail>
      <WhoWeAre />
      <Nurses />
      <Planning />
      <Areas />
      <Safety />
      <Limits />
    </>
  )
}
