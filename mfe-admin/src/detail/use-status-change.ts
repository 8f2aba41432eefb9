import { changeStatus, type StatusChange } from '../api/change-status'
import type { DetailOf, RecordKind } from '../api/record-kind'
import { useHost } from '../host-context'
import { detailMessages } from './messages'
import { useRecordChange, type ChangeEnd } from './use-record-change'

const words = detailMessages.actions

/** Complete and Cancel. */
export function useStatusChange<K extends RecordKind>(
  kind: K,
  record: DetailOf[K],
  onRecord: (record: DetailOf[K]) => void,
) {
  const host = useHost()
  const { change, ...rest } = useRecordChange(kind, record, onRecord)
  const changeTo = (to: StatusChange): Promise<ChangeEnd> =>
    change({
      name: to.status,
      call: () => changeStatus(host, kind, record, to),
      done: to.status === 'Completed' ? words.completed : words.canceled,
      // Refused though nobody was faster: what is missing is the payment.
      explain: (code, fresh) => (code === 'ILLEGAL_TRANSITION' && fresh.status === 'Pending' ? words.notPaid : null),
    })
  return { ...rest, changeTo }
}
