import { useState } from 'react'
import type { ProblemCode } from '@homecare/contract/problem'
import { changeStatus, type StatusChange } from '../api/change-status'
import { readRecord } from '../api/read-record'
import type { DetailOf, RecordKind } from '../api/record-kind'
import { failureWords } from '../failure-words'
import { useHost } from '../host-context'
import { conflictWords } from './conflict-words'
import { detailMessages } from './messages'

const words = detailMessages.actions

export interface Refusal {
  title?: string
  text: string
}

/**
 * Complete and Cancel. `change` tells how it ended: `done`; `moved` when someone else was faster and the fresh record
 * has been loaded; `failed` when it can be tried again.
 */
export function useStatusChange<K extends RecordKind>(
  kind: K,
  record: DetailOf[K],
  onRecord: (record: DetailOf[K]) => void,
) {
  const host = useHost()
  const [busy, setBusy] = useState<StatusChange['status'] | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const showFresh = async (code: ProblemCode) => {
    const { title, notLoaded } = detailMessages.conflict
    const fresh = await readRecord(host, kind, record.id)
    if (!fresh.ok) return setRefusal({ title, text: notLoaded })
    onRecord(fresh.data)
    // Refused though nobody was faster: what is missing is the payment.
    const unpaid = code === 'ILLEGAL_TRANSITION' && fresh.data.status === 'Pending'
    setRefusal(unpaid ? { text: words.notPaid } : { title, text: conflictWords(fresh.data, new Date()) })
  }

  const change = async (to: StatusChange): Promise<'done' | 'moved' | 'failed'> => {
    setBusy(to.status)
    setRefusal(null)
    const answer = await changeStatus(host, kind, record, to)
    const code = answer.ok ? undefined : answer.problem?.code
    const moved = code === 'CONFLICT' || code === 'ILLEGAL_TRANSITION'
    if (answer.ok) {
      onRecord(answer.data)
      host.notify('success', to.status === 'Completed' ? words.completed : words.canceled)
    } else if (moved) {
      await showFresh(code)
    } else {
      setRefusal({ text: failureWords(answer) })
    }
    setBusy(null)
    return answer.ok ? 'done' : moved ? 'moved' : 'failed'
  }

  return { busy, refusal, setRefusal, change }
}
