import { Section } from '@homecare/ui/section'
import * as bloodTests from '../../locales/en/blood-tests.json'
import { FeaturedPackages } from '../../parts/packages/featured-packages'
import { TrustBadges } from './trust-badges'

/** What can be bought online, and what vouches for the provider. */
export function BloodTests() {
  return (
    <Section compact tone="sage" id="blood-tests" heading={bloodTests.heading} lead={bloodTests.lead}>
      <FeaturedPackages />
      <TrustBadges />
    </Section>
  )
}
