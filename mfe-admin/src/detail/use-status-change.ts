import { useApi } from '../data/api-context'
import { RECORD_CALLS, type DetailOf, type RecordKind, type RecordStatusChange } from '../data/record-calls'
import { detailMessages } from './messages'
import { useRecordChange, type ChangeEnd } from './use-record-change'

const text = detailMessages.actions
const DONE = { Completed: text.completed, Canceled: text.canceled, Pending: text.reopened }

/** Complete, Cancel and the undo of a completion. */
export function useStatusChange<K extends RecordKind>(
  kind: K,
  record: DetailOf[K],
  onRecord: (record: DetailOf[K]) => void,
) {
  const api = useApi()
  const { change, ...rest } = useRecordChange(kind, record, onRecord)
  const changeTo = (to: RecordStatusChange): Promise<ChangeEnd> =>
    change({
      name: to.status,
      call: () => RECORD_CALLS[kind].changeStatus(api, record, to),
      done: DONE[to.status],
      explain: (code, fresh) => {
        // A CONFLICT without a conflicting change: the booking is unpaid, or the time to undo is over.
        if (code === 'ILLEGAL_TRANSITION' && fresh.status === 'Pending') return text.notPaid
        return to.status === 'Pending' && fresh.status === 'Completed' ? text.undoTooLate : null
      },
    })
  return { ...rest, changeTo }
}
