import { isEarlyStep, type VisitStepKind } from '@homecare/domain/visit-step'
import { Button } from '@homecare/ui/button'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/steps.json'
import { times } from '../../times'
import { duration } from './duration'
import styles from './step-buttons.module.css'

interface StepMoment {
  visitAt: Date
  now: Date
}

/** What a nurse is asked before a step: whether it is meant before its time, and whether nobody really is there. */
export function questionOf(kind: VisitStepKind, { visitAt, now }: StepMoment): string | null {
  const isEarly = isEarlyStep(kind, { visitAt, now })
  if (!isEarly && kind !== 'nobodyThere') return null
  const time = isEarly
    ? `${text.early({ time: times.hour(visitAt), until: duration(visitAt.getTime() - now.getTime()) })} `
    : ''
  return `${time}${text.ask[kind]}`
}

interface StepQuestionProps {
  question: string
  kind: VisitStepKind
  onYes: () => void
  onBack: () => void
}

export function StepQuestion({ question, kind, onYes, onBack }: StepQuestionProps) {
  return (
    <div className={styles.form} role="group" aria-label={question}>
      <p className={styles.number} role="alert">
        {question}
      </p>
      <div className={styles.foot}>
        <Button variant="primary" onClick={onYes}>
          {text.yes[kind]}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {visitTexts.back}
        </Button>
      </div>
    </div>
  )
}
