import type { RequestDetail, RequestItem } from '@homecare/contract/staff'
import type { CallOutcome } from '@homecare/domain/request-call'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { useUndo } from '../undo'
import { requestWorkMessages } from './request-work-messages'
import { useRecordChange } from './use-record-change'

const text = requestWorkMessages

type Request = Pick<RequestItem, 'id' | 'version' | 'assignee'>

/** Who works on a request and what came of a call, each with an undo. */
export function useRequestWork(request: Request, onRecord: (record: RequestDetail) => void) {
  const api = useApi()
  const offerUndo = useUndo()
  const { busy, refusal, setRefusal, change } = useRecordChange('services', request, onRecord)
  const { id, assignee: before } = request

  const call = (version: number, assignee: string | null) =>
    api.post('/api/services/{id}/assignee', { params: { id }, body: { version, assignee } })

  const assign = async (assignee: string | null): Promise<void> => {
    if (busy !== null) return
    let version = request.version
    const end = await change({
      name: 'assign',
      call: async () => {
        const answer = await call(version, assignee)
        if (answer.ok) version = answer.data.version
        return answer
      },
    })
    if (end !== 'done') return
    offerUndo({
      sentence: assignee === null ? text.givenBack : text.taken,
      undo: async () => {
        const answer = await call(version, before?.userName ?? null)
        if (!answer.ok) return refusalText(answer, { CONFLICT: text.undoChanged })
        onRecord(answer.data)
        return null
      },
    })
  }
  const record = async (outcome: CallOutcome, againAt: string | null) => {
    let version = request.version
    const params = { id }
    const end = await change({
      name: 'call',
      call: async () => {
        const answer = await api.post('/api/services/{id}/calls', { params, body: { version, outcome, againAt } })
        if (answer.ok) version = answer.data.version
        return answer
      },
    })
    if (end === 'done')
      offerUndo({
        sentence: text.recorded,
        undo: async () => {
          const answer = await api.post('/api/services/{id}/calls/undo', { params, body: { version } })
          if (!answer.ok) return refusalText(answer, { CONFLICT: text.undoChanged })
          onRecord(answer.data)
          return null
        },
      })
    return end
  }
  return { busy, refusal, assign, record, forget: () => setRefusal(null) }
}

export type RequestWork = ReturnType<typeof useRequestWork>
