import { useCallback, useRef, useState } from 'react'
import type { Host } from '@homecare/federation/contract'
import type { Refused, StaffAnswer, StaffCallOptions } from '../api/staff-call'
import { useHost } from '../host-context'
import { usePolling } from '../polling/use-polling'

export interface Loaded<T> {
  data: T | null
  /** `data` belongs to what was asked for before. */
  stale: boolean
  failure: Refused | null
  /** The last load that worked. */
  at: Date | null
  reload: () => void
  /** Takes the newer state that a change was answered with. */
  set: (data: T) => void
}

const REFRESH_MS = 60_000

/** One answer of the server, kept fresh; `key` names what is asked for. A failed refresh keeps what is there. */
export function useLoaded<T>(
  key: string,
  load: (host: Host, how: StaffCallOptions) => Promise<StaffAnswer<T>>,
  everyMs = REFRESH_MS,
): Loaded<T> {
  const host = useHost()
  const [kept, setKept] = useState<{ key: string; data: T; at: Date } | null>(null)
  const [failed, setFailed] = useState<{ key: string; failure: Refused } | null>(null)
  const changes = useRef(0)
  /** What the next load is made for: a person's choice or press, or else the clock. */
  const wanted = useRef<string | null>(null)

  const run = async (signal: AbortSignal) => {
    const before = changes.current
    const background = wanted.current === key
    wanted.current = key
    const answer = await load(host, { signal, background })
    // An answer from before a change would bring the old state back for a moment.
    if (signal.aborted || before !== changes.current) return
    if (answer.ok) setKept({ key, data: answer.data, at: new Date() })
    setFailed(answer.ok ? null : { key, failure: answer })
  }
  const runNow = usePolling(run, everyMs, key)
  const reload = useCallback(() => {
    wanted.current = null
    runNow()
  }, [runNow])
  const set = useCallback(
    (data: T) => {
      changes.current += 1
      setKept({ key, data, at: new Date() })
    },
    [key],
  )

  return {
    data: kept?.data ?? null,
    stale: kept !== null && kept.key !== key,
    failure: failed?.key === key ? failed.failure : null,
    at: kept?.at ?? null,
    reload,
    set,
  }
}
