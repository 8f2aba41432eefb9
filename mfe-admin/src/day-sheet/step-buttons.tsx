import { useState } from 'react'
import { nextSteps, type VisitStepKind } from '@homecare/domain/visit-step'
import { Button } from '@homecare/ui/button'
import type { SheetVisit } from './by-area'
import { daySheetMessages } from './messages'
import { SampleForm } from './sample-form'
import styles from './step-buttons.module.css'
import type { NewStep } from './use-nurse-sheet'
import { lastStep } from './with-unsent'

const text = daySheetMessages.steps
/** The order in which the buttons stand: the usual next step first. */
const ORDER: readonly VisitStepKind[] = ['onTheWay', 'arrived', 'sampleTaken', 'nobodyThere']

interface StepButtonsProps {
  visit: SheetVisit
  onStep: (step: NewStep) => void
}

/** What the nurse can report next of a visit; a taken sample asks for the tubes first. */
export function StepButtons({ visit, onStep }: StepButtonsProps) {
  const [taking, setTaking] = useState(false)
  const { bookingId } = visit
  const possible = nextSteps(lastStep(visit))
  const kinds = ORDER.filter((kind) => possible.includes(kind))
  const choose = (kind: VisitStepKind) => (kind === 'sampleTaken' ? setTaking(true) : onStep({ bookingId, kind }))
  if (taking)
    return (
      <SampleForm
        visit={visit}
        onBack={() => setTaking(false)}
        onTaken={(sample) => {
          setTaking(false)
          onStep({ bookingId, kind: 'sampleTaken', ...sample })
        }}
      />
    )
  return (
    <div className={styles.buttons} role="group" aria-label={text.label(visit.fullName)}>
      {kinds.map((kind, index) => (
        <Button key={kind} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => choose(kind)}>
          {text.do[kind]}
        </Button>
      ))}
    </div>
  )
}
