import { useEffect, useState } from 'react'
import { changeAppointment, UNDO_SECONDS } from '@homecare/domain/appointment'
import type { DetailOf, RecordKind } from '../data/record-calls'
import { detailMessages } from './messages'
import type { useStatusChange } from './use-status-change'
import { visitTimeText, isUpcoming } from './upcoming-visit'

const text = detailMessages.actions

/** Completes a record: with a confirmation where the visit has not taken place, and an undo for a few seconds. */
export function useCompletion<K extends RecordKind>(
  record: DetailOf[K],
  { changeTo, setRefusal }: Pick<ReturnType<typeof useStatusChange<K>>, 'changeTo' | 'setRefusal'>,
) {
  /** The visit's date and time as a text while the confirmation is open. */
  const [when, setWhen] = useState<string | null>(null)
  const [undoable, setUndoable] = useState(false)
  // A request has no payment; its paymentStatus is null.
  const paid = record.paymentStatus === null || record.paymentStatus === 'Paid'

  useEffect(() => {
    if (!undoable) return
    const timer = setTimeout(() => setUndoable(false), UNDO_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [undoable])

  const ask = () => setWhen(visitTimeText(record, new Date()))
  const save = async (confirmAhead: boolean) => {
    const end = await changeTo({ status: 'Completed', ...(confirmAhead && { confirmAhead }) })
    // The computer's clock may be wrong, so the server decides.
    if (end === 'upcoming') return ask()
    if (end !== 'failed') setWhen(null)
    setUndoable(end === 'done')
  }
  const complete = () => {
    const allowed = changeAppointment(record.status, 'Completed', { paid, ahead: isUpcoming(record, new Date()) })
    if (allowed.ok) void save(false)
    else if (allowed.reason === 'lies-ahead') ask()
    else if (allowed.reason === 'not-paid') setRefusal({ text: text.notPaid })
  }
  return {
    asking: when,
    complete,
    confirm: () => void save(true),
    leave: () => setWhen(null),
    /** True while the completion can still be undone. */
    undoable: undoable && record.status === 'Completed',
    undo: () => void changeTo({ status: 'Pending' }).then(() => setUndoable(false)),
  }
}
