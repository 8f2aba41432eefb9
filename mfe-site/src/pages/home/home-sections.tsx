import { Suspense } from 'react'
import { Areas } from '../../parts/areas'
import { BloodTests } from './blood-tests'
import { CareTeam } from './care-team'
import { Comprehensive } from './comprehensive'
import { HomeHero } from './hero'
import { OfferSection } from './offer'
import { Testimonials } from './testimonials'
import { Benefits, Brochure, HowItWorks, PrivateNurse, Questions } from './written-sections'

/**
 * All sections of the home page. Another framework's build of the same page, for benchmarks, imports them too. Those below the first
 * screen have a boundary of their own: React takes them over after the slides, or when one of them is clicked.
 */
export function HomeSections() {
  return (
    <>
      <HomeHero />
      <Suspense>
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
      </Suspense>
    </>
  )
}
