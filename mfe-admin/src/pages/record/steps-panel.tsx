import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { nextSteps, VISIT_STEPS, type VisitStepKind } from '@homecare/domain/visit-step'
import { useToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import { TitledPanel } from '../../parts/panel'
import { usePermission } from '../../api/use-permission'
import { StepForm } from './step-form'
import { stepMessages } from './step-messages'
import styles from './steps-panel.module.css'

const text = stepMessages
const { do: actions, done } = visitTexts.steps

interface StepsPanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** What has happened of a paid visit. A nurse without a phone calls, and the office records the step with its time. */
export function StepsPanel({ record, onRecord }: StepsPanelProps) {
  const mayWork = usePermission('work-on-bookings')
  const today = useToday()
  const [kind, setKind] = useState<VisitStepKind | null>(null)
  const { steps, status, paymentStatus } = record
  const isOpen = mayWork && status === 'Pending' && paymentStatus === 'Paid'
  if (steps.length === 0 && !isOpen) return null
  const isReportable = isOpen && today !== undefined && record.date <= today
  const possible = nextSteps(steps.at(-1)?.kind ?? null)
  return (
    <TitledPanel title={text.title}>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={`${step.kind} ${step.at}`}>
              {done[step.kind]}{' '}
              <span className={styles.quiet}>
                <time dateTime={step.at}>{staffTime(new Date(step.at))}</time>, {step.actor}
              </span>
            </li>
          ))}
        </ol>
      )}
      {isOpen && today !== undefined && !isReportable && (
        <p className={styles.quiet}>{text.onDay(formatDate(record.date))}</p>
      )}
      {isReportable && kind === null && (
        <>
          <p className={styles.quiet}>{text.lead}</p>
          <div className={styles.buttons} role="group" aria-label={text.title}>
            {VISIT_STEPS.filter((each) => possible.includes(each)).map((each) => (
              <Button key={each} variant="quiet" size="sm" onClick={() => setKind(each)}>
                {actions[each]}
              </Button>
            ))}
          </div>
        </>
      )}
      {isReportable && kind !== null && (
        <StepForm record={record} kind={kind} onRecord={onRecord} onClose={() => setKind(null)} />
      )}
    </TitledPanel>
  )
}
