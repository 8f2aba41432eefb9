import { Section } from '@homecare/ui/section'
import { nurses } from '../../content/about'
import { NumberedSteps } from '../../parts/numbered-steps'

export function Nurses() {
  return (
    <Section later enters heading={nurses.heading} lead={nurses.lead}>
      <NumberedSteps steps={nurses.steps} columns={3} />
    </Section>
  )
}
