import { Areas } from '../../parts/areas'
import { Benefits } from './benefits'
import { BloodTests } from './blood-tests'
import { Brochure } from './brochure'
import { CareTeam } from './care-team'
import { Comprehensive } from './comprehensive'
import { HomeHero } from './hero'
import { HowItWorks } from './how-it-works'
import { OfferSection } from './offer'
import { PrivateNurse } from './private-nurse'
import { Questions } from './questions'
import { Testimonials } from './testimonials'

/** All sections of the home page. Another framework's build of the same page, for benchmarks, imports them too. */
export function HomeSections() {
  return (
    <>
      <HomeHero />
      <Comprehensive />
      <BloodTests />
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
