import { useMutation } from '@tanstack/react-query'
import { createElement, useState, type ReactNode } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { ProblemCode } from '@homecare/contract/problem'
import { useApi } from '../../api/api-context'
import { RECORD_CALLS, type DetailOf, type RecordKind } from '../../api/record-calls'
import { useHost } from '@homecare/remote-kit/host-context'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Refusal, type RefusalTexts } from '../../api/use-change'
import { conflictText } from './conflict-text'
import { detailMessages } from './messages'

export interface ChangeRefusal {
  title?: string
  text: ReactNode
}

/**
 * `done`; `conflict`: someone else changed the record first and the current one is shown; `upcoming`: the visit has not
 * taken place, so a person must confirm first; `failed`: it can be retried.
 */
export type ChangeEnd = 'done' | 'conflict' | 'upcoming' | 'failed'

interface Change<K extends RecordKind> {
  /** The value of `busy` while it runs. */
  name: string
  call: () => Promise<CallResult<DetailOf[K]>>
  /** The toast after success; none where the offer to undo says it. */
  done?: string
  /** Its own sentences for some refusals. */
  refusals?: RefusalTexts
  /** The reason of a refusal, from the current record; null if it was a conflicting change. */
  explain?: (code: ProblemCode, fresh: DetailOf[K]) => string | null
}

/** Changes one record and reports the result. */
export function useRecordChange<K extends RecordKind>(
  kind: K,
  record: { id: string },
  onRecord: (record: DetailOf[K]) => void,
) {
  const host = useHost()
  const api = useApi()
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null)

  const showFresh = async (code: ProblemCode, explain: Change<K>['explain']) => {
    const { title, notLoaded } = detailMessages.conflict
    const fresh = await RECORD_CALLS[kind].read(api, record.id)
    if (!fresh.ok) return setRefusal({ title, text: notLoaded })
    onRecord(fresh.data)
    const reason = explain?.(code, fresh.data)
    setRefusal(reason ? { text: reason } : { title, text: conflictText(fresh.data, serverNow()) })
  }

  const apply = async ({ call, done, refusals, explain }: Change<K>): Promise<ChangeEnd> => {
    setRefusal(null)
    const answer = await call()
    const code = answer.ok ? undefined : answer.problem?.code
    const moved = code === 'CONFLICT' || code === 'ILLEGAL_TRANSITION'
    if (answer.ok) {
      onRecord(answer.data)
      if (done) host.notify('success', done)
    } else if (moved) {
      await showFresh(code, explain)
    } else if (code !== 'VISIT_AHEAD') {
      setRefusal({ text: createElement(Refusal, { failure: answer, texts: refusals }) })
    }
    if (code === 'VISIT_AHEAD') return 'upcoming'
    return answer.ok ? 'done' : moved ? 'conflict' : 'failed'
  }
  const { isPending, variables, mutateAsync } = useMutation({ mutationFn: apply })
  return { busy: isPending ? variables.name : null, refusal, setRefusal, change: mutateAsync }
}
