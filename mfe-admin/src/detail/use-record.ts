import { useCallback, useEffect, useState } from 'react'
import { readRecord } from '../api/read-record'
import type { DetailOf, RecordKind } from '../api/record-kind'
import type { Refused } from '../api/staff-call'
import { useHost } from '../host-context'

/** One record as the server has it; `setRecord` takes the newer one that a call answered with. */
export function useRecord<K extends RecordKind>(kind: K, id: string) {
  const host = useHost()
  const [record, setRecord] = useState<DetailOf[K] | null>(null)
  const [failure, setFailure] = useState<Refused | null>(null)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    void readRecord(host, kind, id, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.ok) setRecord(answer.data)
      setFailure(answer.ok ? null : answer)
    })
    return () => leaving.abort()
  }, [host, kind, id, turn])

  const reload = useCallback(() => {
    setFailure(null)
    setTurn((last) => last + 1)
  }, [])
  return { record, failure, setRecord, reload }
}
