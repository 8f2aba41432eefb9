import { useHost } from '@homecare/remote-kit/host-context'
import { homeMeta } from '../../content/home'
import { PageMeta } from '../../parts/page-meta'
import { faqPage } from '../../parts/structured-data/faq-page'
import { medicalBusiness } from '../../parts/structured-data/medical-business'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { Areas } from '../../parts/areas'
import { Benefits } from './benefits'
import { Brochure } from './brochure'
import { CareTeam } from './care-team'
import { Comprehensive } from './comprehensive'
import { HomeHero } from './hero'
import { HowItWorks } from './how-it-works'
import { OfferSection } from './offer'
import { PrivateNurse } from './private-nurse'
import { Questions } from './questions'
import { Testimonials } from './testimonials'

export function HomePage() {
  const host = useHost()
  return (
    <>
      <PageMeta path="/" {...homeMeta} />
      <StructuredData things={[medicalBusiness(host), faqPage(host)]} />
      <HomeHero />
      <Comprehensive />
      <OfferSection />
      <HowItWorks />
      <Benefits />
      <PrivateNurse />
      <CareTeam />
      <Testimonials />
      <Questions />
      <Areas />
      <Brochure />
    </>
  )
}
