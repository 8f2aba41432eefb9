import { useState } from 'react'
import type { ChangeStatus } from '@homecare/contract/staff'
import { changeAppointment } from '@homecare/domain/appointment'
import { serverNow } from '@homecare/remote-kit/server-clock'
import type { DetailOf, RecordKind } from '../../api/record-calls'
import { detailMessages } from './messages'
import type { useStatusChange } from './use-status-change'
import { visitTimeText, isUpcoming } from './upcoming-visit'

const text = detailMessages.actions

type CompletableRecord = Pick<DetailOf[RecordKind], 'status' | 'paymentStatus' | 'date'> & { time?: string }

export type Collected = NonNullable<ChangeStatus['collected']>

/** What is asked before a completion. */
export interface Completion {
  /** The visit's date and time as text if it has not taken place yet. */
  ahead: string | null
  /** The day on which the sample was taken; null for a request, which has none. */
  visitDate: string | null
}

/** Completes a record: of a booking it asks who took the sample and when; a visit that is ahead needs a confirmation. */
export function useCompletion<K extends RecordKind>(
  record: CompletableRecord,
  { changeTo, setRefusal }: Pick<ReturnType<typeof useStatusChange<K>>, 'changeTo' | 'setRefusal'>,
) {
  const [asked, setAsked] = useState<Completion | null>(null)
  // A request has no payment; its paymentStatus is null.
  const paid = record.paymentStatus === null || record.paymentStatus === 'Paid'
  const visitDate = record.time === undefined ? null : record.date

  const ask = (isAhead: boolean) => setAsked({ ahead: isAhead ? visitTimeText(record, serverNow()) : null, visitDate })
  const save = async (confirmAhead: boolean, collected?: Collected) => {
    const end = await changeTo({
      status: 'Completed',
      ...(confirmAhead && { confirmAhead }),
      ...(collected && { collected }),
    })
    // The computer's clock may be wrong, so the server decides.
    if (end === 'upcoming') return ask(true)
    if (end !== 'failed') setAsked(null)
  }
  const complete = () => {
    const allowed = changeAppointment(record.status, 'Completed', { paid, upcoming: isUpcoming(record, serverNow()) })
    if (allowed.ok) return visitDate ? ask(false) : void save(false)
    if (allowed.reason === 'upcoming') ask(true)
    else if (allowed.reason === 'not-paid') setRefusal({ text: text.notPaid })
  }
  return {
    asked,
    complete,
    confirm: (collected?: Collected) => void save(asked?.ahead != null, collected),
    cancel: () => setAsked(null),
  }
}
