import { useCallback, useEffect, useState } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { openDaySheet } from '../api/day-sheet'
import type { Refused } from '../api/staff-call'
import { useHost } from '../host-context'

/** The sheet behind a token. It does not refresh by itself, because every opening is written down. */
export function useSharedSheet(token: string) {
  const host = useHost()
  const [opened, setOpened] = useState<{ sheet: DaySheet; at: Date } | null>(null)
  const [failure, setFailure] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (token === '') return
    const leaving = new AbortController()
    setBusy(true)
    void openDaySheet(host, token, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      setBusy(false)
      setFailure(answer.ok ? null : answer)
      if (answer.ok) setOpened({ sheet: answer.data, at: new Date() })
    })
    return () => leaving.abort()
  }, [host, token, turn])

  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  return { sheet: opened?.sheet ?? null, at: opened?.at ?? null, failure, busy, refresh }
}
