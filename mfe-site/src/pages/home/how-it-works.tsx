import { Section } from '@homecare/ui/section'
import { howItWorks } from '../../content/home-written'
import { NumberedSteps } from '../../parts/numbered-steps'

export function HowItWorks() {
  return (
    <Section deferred slidesIn compact tone="white" heading={howItWorks.heading} lead={howItWorks.lead}>
      <NumberedSteps steps={howItWorks.steps} columns={4} />
    </Section>
  )
}
