import { useState } from 'react'
import { changeAppointment } from '@homecare/domain/appointment'
import type { DetailOf, RecordKind } from '../data/record-calls'
import { detailMessages } from './messages'
import type { useStatusChange } from './use-status-change'
import { visitTimeText, isUpcoming } from './upcoming-visit'

const text = detailMessages.actions

type CompletableRecord = Pick<DetailOf[RecordKind], 'status' | 'paymentStatus' | 'date'> & { time?: string }

/** Completes a record, after a confirmation if the visit has not taken place. */
export function useCompletion<K extends RecordKind>(
  record: CompletableRecord,
  { changeTo, setRefusal }: Pick<ReturnType<typeof useStatusChange<K>>, 'changeTo' | 'setRefusal'>,
) {
  /** The visit’s date and time as text while the confirmation is open, otherwise null. */
  const [visitTime, setVisitTime] = useState<string | null>(null)
  // A request has no payment; its paymentStatus is null.
  const paid = record.paymentStatus === null || record.paymentStatus === 'Paid'

  const openDialog = () => setVisitTime(visitTimeText(record, new Date()))
  const save = async (confirmAhead: boolean) => {
    const end = await changeTo({ status: 'Completed', ...(confirmAhead && { confirmAhead }) })
    // The computer's clock may be wrong, so the server decides.
    if (end === 'upcoming') return openDialog()
    if (end !== 'failed') setVisitTime(null)
  }
  const complete = () => {
    const allowed = changeAppointment(record.status, 'Completed', { paid, upcoming: isUpcoming(record, new Date()) })
    if (allowed.ok) void save(false)
    else if (allowed.reason === 'upcoming') openDialog()
    else if (allowed.reason === 'not-paid') setRefusal({ text: text.notPaid })
  }
  return {
    visitTime,
    complete,
    confirm: () => void save(true),
    cancel: () => setVisitTime(null),
  }
}
