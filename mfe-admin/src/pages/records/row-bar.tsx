import { useState } from 'react'
import type { BloodTestItem } from '@homecare/contract/staff'
import { AssignDialog } from '../../parts/assignment/assign-dialog'
import { CompleteDialog } from '../../parts/record/complete-dialog'
import { MoveDialog } from '../../parts/record/move-dialog'
import { useCompletion } from '../../parts/record/use-completion'
import { useStatusChange } from '../../parts/record/use-status-change'
import { useKeys } from '../../parts/keys/use-keys'
import { messages } from '../../messages'
import { usePermission } from '../../api/use-permission'
import { NoteDialog } from './note-dialog'
import { RowAction, RowActions } from './row-action'
import { isAssignable } from './select-column'
import { useRecordPatch } from './use-record-patch'

const text = messages.lists.work

type RowDialog = 'assign' | 'move' | 'note'

/** What can be done with the row that has the focus or was pressed last, each with its key. */
export function RowBar({ item }: { item: BloodTestItem }) {
  const patch = useRecordPatch('bloodtests')
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
    <RowActions
      label={text.label(item.fullName)}
      name={<bdi>{item.fullName}</bdi>}
      refusal={completion.asked ? null : refusal?.text}
    >
      {mayAssign && <RowAction name={text.assign} keyName="a" onClick={() => setOpen('assign')} />}
      {mayMove && <RowAction name={text.move} keyName="m" onClick={() => setOpen('move')} />}
      {mayComplete && (
        <RowAction name={text.complete} keyName="c" busy={busy === 'Completed'} onClick={completion.complete} />
      )}
      {mayBook && <RowAction name={text.note} keyName="n" onClick={() => setOpen('note')} />}
      <AssignDialog visit={open === 'assign' ? item : null} onBooking={changed} onClose={close} />
      <MoveDialog open={open === 'move'} record={item} onRecord={changed} onClose={close} />
      <NoteDialog kind="bloodtests" open={open === 'note'} item={item} onClose={close} />
      <CompleteDialog
        completion={completion.asked}
        busy={busy === 'Completed'}
        refusal={refusal?.text ?? null}
        onClose={completion.cancel}
        onSave={completion.confirm}
      />
    </RowActions>
  )
}
