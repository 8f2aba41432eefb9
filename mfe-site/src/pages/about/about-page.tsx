import { useHost } from '@homecare/remote-kit/host-context'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@homecare/ui/button'
import { Section } from '@homecare/ui/section'
import { AboutScene, NurseAtDoor } from '../../art/scenes'
import { aboutMeta, aboutPage, nurses, planning } from '../../content/about'
import { BannerWithBreadcrumb } from '../../parts/banner-with-breadcrumb'
import { NumberedSteps } from '../../parts/numbered-steps'
import { PageMeta } from '../../parts/page-meta'
import { ServicePartView } from '../../parts/service-part'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { medicalBusiness } from '../../parts/structured-data/things'
import { Areas } from '../../parts/areas'
import { ProviderPictures } from './provider-pictures'
import { Limits } from './limits'
import { Safety } from './safety'
import { WhoWeAre } from './who-we-are'
import styles from './about-page.module.css'

export function AboutPage() {
  const host = useHost()
  return (
    <>
      <PageMeta path="/aboutus" {...aboutMeta} />
      <StructuredData things={[medicalBusiness(host)]} />
      <BannerWithBreadcrumb title={aboutPage.title} lead={aboutPage.lead} illustration={<AboutScene />}>
        <div className={styles.actions}>
          <ButtonLink as={Link} href="/contact">
            {aboutPage.contact}
          </ButtonLink>
          <ButtonLink as={Link} href="/#services" variant="secondary">
            {aboutPage.services}
          </ButtonLink>
        </div>
      </BannerWithBreadcrumb>
      <WhoWeAre />
      <ProviderPictures kind="team" />
      <Section deferred slidesIn heading={nurses.heading} lead={nurses.lead}>
        <NumberedSteps steps={nurses.steps} columns={3} />
      </Section>
      <Section deferred slidesIn tone="sage">
        <div className={styles.pair}>
          <ServicePartView part={planning} />
          <div className={styles.picture}>
            <NurseAtDoor />
          </div>
        </div>
      </Section>
      <ProviderPictures kind="rooms" />
      <Areas />
      <Safety />
      <Limits />
    </>
  )
}
