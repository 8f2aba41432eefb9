import type { CarePlan } from '@homecare/contract/plans'
import type { IsoDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { pauseInWords, type Pause } from '../../parts/care/rule-in-words'
import { currentOf } from '../../parts/care/use-plan'
import { TitledPanel } from '../../parts/panel'
import { planText } from './messages'
import type { PlanTask } from './plan-values'
import styles from './plan-list.module.css'

const text = planText.pauses

interface PauseListProps {
  plan: CarePlan
  today: IsoDate
  /** Undefined where nothing can be changed. */
  onTask: ((task: PlanTask) => void) | undefined
}

/** The pauses of a plan; nothing where there was none. */
export function PauseList({ plan, today, onTask }: PauseListProps) {
  const { pauses } = currentOf(plan, today)
  const over = plan.pauses.filter((pause) => !pauses.includes(pause))
  if (plan.pauses.length === 0) return null
  return (
    <TitledPanel title={text.title}>
      <ul className={styles.rows}>
        {pauses.map((pause) => (
          <li key={pause.id} className={styles.row}>
            <PauseFacts pause={pause} />
            {onTask && (
              <div className={styles.buttons}>
                <Button variant="quiet" size="sm" onClick={() => onTask({ kind: 'endPause', pause })}>
                  {text.end} <VisuallyHidden>{pauseInWords(pause)}</VisuallyHidden>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <details>
          <summary>{text.over}</summary>
          <ul className={styles.rows}>
            {over.map((pause) => (
              <li key={pause.id} className={styles.row}>
                <PauseFacts pause={pause} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </TitledPanel>
  )
}

const PauseFacts = ({ pause }: { pause: Pause }) => (
  <div className={styles.facts}>
    <p>{pauseInWords(pause)}</p>
    <p className={styles.quiet}>
      <bdi>{[pause.reason, text.by(pause.createdBy)].filter(Boolean).join(', ')}</bdi>
    </p>
  </div>
)
