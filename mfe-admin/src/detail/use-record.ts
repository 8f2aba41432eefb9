import { useCallback, useRef, useState } from 'react'
import { readRecord } from '../api/read-record'
import type { DetailOf, RecordKind } from '../api/record-kind'
import type { Refused } from '../api/staff-call'
import { useHost, useSession } from '../host-context'
import { usePolling } from '../polling/use-polling'
import { newsText } from './news-text'

const REFRESH_MS = 10_000

interface Kept<K extends RecordKind> {
  record: DetailOf[K]
  etag: string | null
  at: Date
}

/** What is being typed or decided in a dialog was asked about the record as it is on screen: it stays until then. */
const isDeciding = () => document.querySelector('dialog[open]') !== null

/**
 * One record, kept fresh; `setRecord` takes the newer one that a call answered with. `news` tells in words what somebody
 * else did meanwhile. A failed refresh keeps what is there.
 */
export function useRecord<K extends RecordKind>(kind: K, id: string) {
  const host = useHost()
  const me = useSession()?.userName
  const [kept, setKept] = useState<Kept<K> | null>(null)
  const [failure, setFailure] = useState<Refused | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const latest = useRef(kept)
  /** What a person asked for prolongs the session, what the clock asks for does not. */
  const byPerson = useRef(true)
  const keep = useCallback((next: Kept<K>) => {
    latest.current = next
    setKept(next)
    setFailure(null)
  }, [])

  const refresh = async (signal: AbortSignal) => {
    const before = latest.current
    if (before && isDeciding()) return
    const how = { signal, etag: before?.etag ?? undefined, background: !byPerson.current }
    byPerson.current = false
    const answer = await readRecord(host, kind, id, how)
    // A change that was answered meanwhile brought a newer state.
    if (signal.aborted || latest.current !== before || (before && isDeciding())) return
    if (!answer.ok && answer.status !== 304) return setFailure(answer)
    if (!answer.ok) return before ? keep({ ...before, at: new Date() }) : undefined
    keep({ record: answer.data, etag: answer.etag, at: new Date() })
    const told = before && newsText(before.record.history, answer.data.history, me)
    if (told) setNews(told)
  }
  const refreshNow = usePolling(refresh, REFRESH_MS, `${kind} ${id}`)

  const reload = useCallback(() => {
    byPerson.current = true
    setFailure(null)
    refreshNow()
  }, [refreshNow])
  const setRecord = useCallback(
    (record: DetailOf[K]) => {
      setNews(null)
      keep({ record, etag: null, at: new Date() })
    },
    [keep],
  )
  const dismiss = useCallback(() => setNews(null), [])
  return { record: kept?.record ?? null, at: kept?.at ?? null, failure, news, setRecord, reload, dismiss }
}
