import { Areas } from './site/parts/areas'
import { Benefits } from './site/pages/home/benefits'
import { Brochure } from './site/pages/home/brochure'
import { CareTeam } from './site/pages/home/care-team'
import { Comprehensive } from './site/pages/home/comprehensive'
import { Hero } from './site/pages/home/hero'
import { HowItWorks } from './site/pages/home/how-it-works'
import { Offer } from './site/pages/home/offer'
import { PrivateNurse } from './site/pages/home/private-nurse'
import { Questions } from './site/pages/home/questions'
import { Testimonials } from './site/pages/home/testimonials'

/** The same sections in the same order as our home page. */
export function Home() {
  return (
    <>
      <Hero />
      <Comprehensive />
      <Offer />
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
