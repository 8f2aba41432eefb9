import type { Host } from '@homecare/federation/contract'
import { homeMeta } from '../content/home'
import { PageMeta } from '../page-meta'
import { faqPage } from '../structured-data/faq-page'
import { medicalBusiness } from '../structured-data/medical-business'
import { StructuredData } from '../structured-data/structured-data'
import { Areas } from '../areas/areas'
import { Benefits } from './benefits'
import { Brochure } from './brochure'
import { CareTeam } from './care-team'
import { Comprehensive } from './comprehensive'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { Offer } from './offer'
import { PrivateNurse } from './private-nurse'
import { Questions } from './questions'
import { Testimonials } from './testimonials'

export function HomePage({ host }: { host: Host }) {
  return (
    <>
      <PageMeta host={host} path="/" {...homeMeta} />
      <StructuredData things={[medicalBusiness(host), faqPage(host)]} />
      <Hero />
      <Comprehensive />
      <Offer host={host} />
      <HowItWorks />
      <Benefits />
      <PrivateNurse />
      <CareTeam host={host} />
      <Testimonials />
      <Questions host={host} />
      <Areas host={host} />
      <Brochure />
    </>
  )
}
