import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { assignmentMessages } from '../../parts/assignment/messages'
import { failureText } from '../../api/failure-text'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { needsNurse } from './nurse-plan'
import type { DayAssignment } from './use-day-assignment'
import styles from './assignment-bar.module.css'

const text = assignmentMessages

interface AssignmentBarProps {
  visits: readonly SheetVisit[]
  assignment: DayAssignment
}

/** How many visits have no nurse, and one button that assigns all as suggested. */
export function AssignmentBar({ visits, assignment }: AssignmentBarProps) {
  const { busy, refusal, failure, hasNurses, planOf, assign } = assignment
  const missing = visits.filter(needsNurse).length
  const plan = planOf(visits)
  return (
    <div className={styles.bar}>
      {missing > 0 && <p className={styles.missing}>{text.withoutNurse(missing)}</p>}
      {missing > 0 && plan.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon={CheckIcon}
          busy={busy === 'all'}
          busyLabel={text.assigning}
          onClick={() => {
            if (busy === null) void assign(plan)
          }}
        >
          {text.assignAll(plan.length)}
        </Button>
      )}
      {missing > 0 && hasNurses && plan.length < missing && (
        <p className={styles.quiet}>{text.nobodyFreeFor(missing - plan.length)}</p>
      )}
      {missing > 0 && !hasNurses && !failure && <p className={styles.quiet}>{text.noNurses}</p>}
      {refusal && <Notice kind="warning">{refusal}</Notice>}
      {failure && missing > 0 && <Notice kind="error">{failureText(failure)}</Notice>}
    </div>
  )
}
