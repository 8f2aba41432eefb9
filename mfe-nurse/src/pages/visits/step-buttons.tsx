import { useState } from 'react'
import { dubaiDate } from '@homecare/domain/dates'
import { slotStart } from '@homecare/domain/slots'
import { nextSteps, type VisitStepKind } from '@homecare/domain/visit-step'
import { Button } from '@homecare/ui/button'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/steps.json'
import { SampleForm } from './sample-form'
import styles from './step-buttons.module.css'
import { questionOf, StepQuestion } from './step-question'
import type { NewStep } from '../../api/use-nurse-sheet'
import { lastStep } from './with-unsent'
import { times } from '../../times'

/** The order in which the buttons stand: the usual next step first. */
const ORDER: readonly VisitStepKind[] = ['onTheWay', 'arrived', 'sampleTaken', 'nobodyThere']

interface StepButtonsProps {
  visit: SheetVisit
  /** The day of the sheet, on which alone steps are reported. */
  date: string
  now: Date
  onStep: (step: NewStep) => void
}

/** What the nurse can report next of a visit; a question may come first, and a taken sample asks for the tubes. */
export function StepButtons({ visit, date, now, onStep }: StepButtonsProps) {
  const [taking, setTaking] = useState(false)
  const [asked, setAsked] = useState<{ kind: VisitStepKind; question: string } | null>(null)
  const { bookingId } = visit
  if (dubaiDate(now) !== date) return <p className={styles.quiet}>{text.otherDay({ date: times.date(date) })}</p>
  const possible = nextSteps(lastStep(visit))
  const kinds = ORDER.filter((kind) => possible.includes(kind))
  const take = (kind: VisitStepKind) => {
    setAsked(null)
    if (kind === 'sampleTaken') setTaking(true)
    else onStep({ bookingId, kind })
  }
  const choose = (kind: VisitStepKind) => {
    const question = questionOf(kind, { visitAt: slotStart(date, visit.time), now })
    if (question === null) take(kind)
    else setAsked({ kind, question })
  }
  const taken = (sample: Pick<NewStep, 'tubes' | 'fasted' | 'people'>) => {
    setTaking(false)
    onStep({ bookingId, kind: 'sampleTaken', ...sample })
  }
  return (
    <div
      role="group"
      aria-label={text.label({ name: visit.fullName })}
      className={asked || taking ? undefined : styles.buttons}
    >
      {asked ? (
        <StepQuestion {...asked} onYes={() => take(asked.kind)} onBack={() => setAsked(null)} />
      ) : taking ? (
        <SampleForm visit={visit} date={date} onBack={() => setTaking(false)} onTaken={taken} />
      ) : (
        kinds.map((kind, index) => (
          <Button key={kind} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => choose(kind)}>
            {visitTexts.steps.do[kind]}
          </Button>
        ))
      )}
    </div>
  )
}
