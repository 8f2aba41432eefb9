import { useState } from 'react'
import type { BloodTestItem } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { AssignDialog } from '../../parts/assignment/assign-dialog'
import { CompleteDialog } from '../../parts/record/complete-dialog'
import { MoveDialog } from '../../parts/record/move-dialog'
import { useCompletion } from '../../parts/record/use-completion'
import { useStatusChange } from '../../parts/record/use-status-change'
import { useKeys } from '../../parts/keys/use-keys'
import { messages } from '../../messages'
import { usePermission } from '../../api/use-permission'
import { NoteDialog } from './note-dialog'
import { isAssignable } from './select-column'
import { useBookingPatch } from './use-booking-patch'
import styles from './row-bar.module.css'

const text = messages.lists.work

type RowDialog = 'assign' | 'move' | 'note'

/** What can be done with the row that has the focus or was pressed last, each with its key. */
export function RowBar({ item }: { item: BloodTestItem }) {
  const patch = useBookingPatch()
  const [open, setOpen] = useState<RowDialog | null>(null)
  const changed = (booking: BloodTestItem) => patch([booking])
  const { busy, refusal, setRefusal, changeTo } = useStatusChange('bloodtests', item, changed)
  const completion = useCompletion(item, { changeTo, setRefusal })
  const close = () => setOpen(null)
  // The nurse lead only assigns.
  const mayBook = usePermission('work-on-bookings')
  const mayAssign = usePermission('assign-nurses') && isAssignable(item)
  const mayMove = mayBook && isAssignable(item)
  const mayComplete = mayBook && item.status === 'Pending'

  useKeys({
    a: () => mayAssign && setOpen('assign'),
    m: () => mayMove && setOpen('move'),
    n: () => mayBook && setOpen('note'),
    c: () => mayComplete && completion.complete(),
  })
  return (
    <div className={styles.bar} role="group" aria-label={text.label(item.fullName)}>
      <span className={styles.name}>
        <bdi>{item.fullName}</bdi>
      </span>
      {mayAssign && <KeyButton name={text.assign} keyName="a" onClick={() => setOpen('assign')} />}
      {mayMove && <KeyButton name={text.move} keyName="m" onClick={() => setOpen('move')} />}
      {mayComplete && (
        <KeyButton name={text.complete} keyName="c" busy={busy === 'Completed'} onClick={completion.complete} />
      )}
      {mayBook && <KeyButton name={text.note} keyName="n" onClick={() => setOpen('note')} />}
      {refusal && !completion.asked && (
        <span className={styles.refusal} role="alert">
          {refusal.text}
        </span>
      )}
      <AssignDialog visit={open === 'assign' ? item : null} onBooking={changed} onClose={close} />
      <MoveDialog open={open === 'move'} record={item} onRecord={changed} onClose={close} />
      <NoteDialog open={open === 'note'} item={item} onClose={close} />
      <CompleteDialog
        completion={completion.asked}
        busy={busy === 'Completed'}
        refusal={refusal?.text ?? null}
        onClose={completion.cancel}
        onSave={completion.confirm}
      />
    </div>
  )
}

interface KeyButtonProps {
  name: string
  keyName: string
  busy?: boolean
  onClick: () => void
}

function KeyButton({ name, keyName, busy = false, onClick }: KeyButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.action}
      busy={busy}
      busyLabel={name}
      aria-label={name}
      aria-keyshortcuts={keyName}
      onClick={onClick}
    >
      {name} <kbd className={styles.key}>{keyName}</kbd>
    </Button>
  )
}
