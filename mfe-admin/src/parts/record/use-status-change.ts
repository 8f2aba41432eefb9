import { formatAed } from '@homecare/domain/money'
import { useApi } from '../../api/api-context'
import { RECORD_CALLS, type DetailOf, type RecordKind, type RecordStatusChange } from '../../api/record-calls'
import { refusalText } from '../../api/use-change'
import { partsMessages } from '../messages'
import { useUndo } from '../undo'
import { detailMessages } from './messages'
import { partUnderWayFils } from './part-under-way'
import { useRecordChange, type ChangeEnd } from './use-record-change'

const text = detailMessages.actions

/** Complete and Cancel. A completion is followed by the offer to undo it. */
export function useStatusChange<K extends RecordKind>(
  kind: K,
  record: { id: string; version: number },
  onRecord: (record: DetailOf[K]) => void,
) {
  const api = useApi()
  const offerUndo = useUndo()
  const { change, ...rest } = useRecordChange(kind, record, onRecord)

  const reopen = async (version: number): Promise<string | null> => {
    const answer = await RECORD_CALLS[kind].changeStatus(api, { id: record.id, version }, { status: 'Pending' })
    if (!answer.ok) return refusalText(answer, { ILLEGAL_TRANSITION: text.undoTooLate, CONFLICT: text.undoChanged })
    onRecord(answer.data)
    return null
  }
  const changeTo = async (to: RecordStatusChange): Promise<ChangeEnd> => {
    let version = record.version
    const isCompletion = to.status === 'Completed'
    const end = await change({
      name: to.status,
      call: async () => {
        const answer = await RECORD_CALLS[kind].changeStatus(api, record, to)
        if (answer.ok) version = answer.data.version
        return answer
      },
      ...(isCompletion ? {} : { done: text.canceled }),
      // There was no conflicting change.
      explain: (code, fresh) => {
        if (fresh.status !== 'Pending') return null
        // The booking is unpaid.
        if (code === 'ILLEGAL_TRANSITION') return text.notPaid
        const partFils = to.refundPayment && 'attempts' in fresh ? partUnderWayFils(fresh.attempts) : 0
        return partFils > 0 ? partsMessages.refund.underWay(formatAed(partFils)) : null
      },
    })
    if (end === 'done' && isCompletion) offerUndo({ sentence: text.completed, undo: () => reopen(version) })
    return end
  }
  return { ...rest, changeTo }
}
