import type { ReportedStep } from '@homecare/contract/admin/day-sheet'
import { undoLeft } from '@homecare/domain/visit-step'
import { Button } from '@homecare/ui/button'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import styles from './held-steps.module.css'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import { held as text } from '../../locales/en/steps.json'

interface HeldStepsProps {
  visits: readonly SheetVisit[]
  held: readonly ReportedStep[]
  /** The time of the phone. */
  time: Date
  onUndo: (stepId: string) => void
}

/** The steps of the last seconds, each with a button that takes it back before anything is sent. */
export function HeldSteps({ visits, held, time, onUndo }: HeldStepsProps) {
  return (
    <div role="status" className={styles.bar}>
      <ul className={styles.held} aria-label={text.label}>
        {held.map(({ id, bookingId, kind, at }) => (
          <li key={id} className={styles.step}>
            <p className={styles.what}>
              {visitTexts.steps.done[kind]},{' '}
              <bdi>{visits.find((visit) => visit.bookingId === bookingId)?.fullName}</bdi>
              <span aria-hidden="true" className={styles.seconds}>
                <Seconds key={secondsLeft(at, time)} count={secondsLeft(at, time)} />
              </span>
            </p>
            <Button variant="secondary" onClick={() => onUndo(id)}>
              {text.undo}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const secondsLeft = (at: string, time: Date): number => Math.ceil(undoLeft(new Date(at), time) / 1000)

/** An element of its own, since a browser's translation keeps text that changes inside one. */
const Seconds = ({ count }: { count: number }) => <span>{text.sentIn({ seconds: count })}</span>
