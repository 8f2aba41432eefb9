import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Dialog } from '@homecare/ui/dialog'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { assignmentMessages } from '../../parts/assignment/messages'
import { NurseChoiceList } from '../../parts/assignment/nurse-choice-list'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { needsNurse, type VisitNurse } from './nurse-plan'
import type { DayAssignment } from './use-day-assignment'
import styles from './visit-nurse.module.css'

const text = assignmentMessages

/** Who makes a visit. With `assignment`, the suggested nurse is one click away and all others two. */
export function VisitNurseLine({ visit, assignment }: { visit: SheetVisit; assignment: DayAssignment | null }) {
  const [open, setOpen] = useState(false)
  const { nurse, status, paymentStatus, fullName, time } = visit
  const missing = needsNurse(visit)
  const isAssignable = assignment?.hasNurses && status === 'Pending' && paymentStatus === 'Paid'
  const choices = isAssignable ? assignment.choicesOf(visit) : []
  const suggested = missing ? choices.find((each) => each.suggested) : undefined
  const isBusy = assignment?.busy === visit.bookingId

  const choose = (to: VisitNurse) => {
    if (!assignment || assignment.busy !== null) return
    const next = to && { id: to.id, name: to.name }
    void assignment.assign([{ visit, nurse: next }]).then(() => setOpen(false))
  }
  return (
    <div className={styles.nurse} data-missing={missing || undefined} data-suggested={suggested ? '' : undefined}>
      {(nurse !== null || status === 'Pending') && (
        <span className={styles.name}>
          <span className={styles.label}>{text.title}: </span>
          <bdi>{nurse?.name ?? text.none}</bdi>
        </span>
      )}
      {visit.nurseClash && <span className={styles.clash}>{text.clash}</span>}
      {isAssignable && suggested && (
        <Button
          variant="secondary"
          size="sm"
          icon={CheckIcon}
          className={styles.button}
          busy={isBusy}
          busyLabel={text.assigning}
          onClick={() => choose(suggested)}
        >
          {text.suggested(suggested.name)}{' '}
          <VisuallyHidden>
            <bdi>{text.toVisit(time, fullName)}</bdi>
          </VisuallyHidden>
        </Button>
      )}
      {isAssignable && choices.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {nurse ? text.chooseOther : text.choose}{' '}
          <VisuallyHidden>
            <bdi>{text.toVisit(time, fullName)}</bdi>
          </VisuallyHidden>
        </Button>
      )}
      {missing && isAssignable && choices.length > 0 && !suggested && (
        <span className={styles.quiet}>{text.nobodyFreeThen}</span>
      )}
      <Dialog open={open} title={text.choicesOf(time, fullName)} onClose={() => setOpen(false)}>
        <NurseChoiceList choices={choices} present={nurse} busy={assignment?.busy ?? null} onChoose={choose} />
      </Dialog>
    </div>
  )
}
