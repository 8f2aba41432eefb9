import type { Host } from '@homecare/federation/contract'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@homecare/ui/button'
import { AboutScene } from '../art/about-scene'
import { aboutMeta, aboutPage } from '../content/about'
import { PageHead } from '../page-head'
import { PageMeta } from '../page-meta'
import { medicalBusiness } from '../structured-data/medical-business'
import { StructuredData } from '../structured-data/structured-data'
import { Areas } from '../areas/areas'
import { Limits } from './limits'
import { Nurses } from './nurses'
import { Planning } from './planning'
import { Safety } from './safety'
import { WhoWeAre } from './who-we-are'
import styles from './about-page.module.css'

export function AboutPage({ host }: { host: Host }) {
  return (
    <>
      <PageMeta host={host} path="/aboutus" {...aboutMeta} />
      <StructuredData things={[medicalBusiness(host)]} />
      <PageHead title={aboutPage.title} lead={aboutPage.lead} illustration={<AboutScene />}>
        <div className={styles.actions}>
          <ButtonLink as={Link} href="/contact">
            {aboutPage.contact}
          </ButtonLink>
          <ButtonLink as={Link} href="/#services" variant="secondary">
            {aboutPage.services}
          </ButtonLink>
        </div>
      </PageHead>
      <WhoWeAre host={host} />
      <Nurses />
      <Planning host={host} />
      <Areas host={host} />
      <Safety host={host} />
      <Limits />
    </>
  )
}
