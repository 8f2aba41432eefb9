import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { Stepper } from '@homecare/ui/stepper'
import * as texts from '../locales/en/steps.json'
import { PATHS } from '../wizard/steps'
import { stepOf } from '../wizard/use-url-sync'
import { useWizardState } from '../wizard/wizard-provider'
import { Notes } from './notes'
import { PageHead } from '@homecare/remote-kit/page-head'
import { StepPlaces } from './step-bar'
import { WizardWaiting } from './wizard-waiting'

const STEPS = ['choosing', 'slot', 'patient', 'confirming'] as const

type FrameStep = (typeof STEPS)[number]

interface StepFrameProps {
  step: Exclude<FrameStep, 'choosing'>
  text: { title: string; description: string; keywords: string; heading: string; lead: string }
  children: () => ReactNode
}

/** Head, stepper and title of steps 2 to 4. The screen itself is made once the machine has let the visitor in. */
export function StepFrame({ step, text, children }: StepFrameProps) {
  const entered = useWizardState((state) => stepOf(state) === step)
  const steps = STEPS.map((name) => ({ label: texts.names[name], href: PATHS[name] }))
  const stepper = <Stepper label={texts.label} steps={steps} current={STEPS.indexOf(step)} as={Link} />
  return (
    <>
      <PageHead path={PATHS[step]} {...text} />
      <PageBanner compact above={stepper} title={text.heading} lead={text.lead} />
      <StepPlaces frame={(screen) => <Section tight>{screen}</Section>}>
        {entered ? (
          <>
            <Notes />
            {children()}
          </>
        ) : (
          <WizardWaiting />
        )}
      </StepPlaces>
    </>
  )
}
