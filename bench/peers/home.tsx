import { Areas } from './site/areas/areas'
import { Benefits } from './site/home/benefits'
import { Brochure } from './site/home/brochure'
import { CareTeam } from './site/home/care-team'
import { Comprehensive } from './site/home/comprehensive'
import { Hero } from './site/home/hero'
import { HowItWorks } from './site/home/how-it-works'
import { Offer } from './site/home/offer'
import { PrivateNurse } from './site/home/private-nurse'
import { Questions } from './site/home/questions'
import { Testimonials } from './site/home/testimonials'

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
