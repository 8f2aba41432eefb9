import { useCallback, useEffect, useState } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { CallFailure } from '@homecare/contract/client'
import { useApi } from '../data/api-context'

/** The sheet behind a token, which goes in the body so that no log keeps it. It has no timer, because every opening is recorded. */
export function useSharedSheet(token: string) {
  const api = useApi()
  const [opened, setOpened] = useState<{ sheet: DaySheet; at: Date } | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const [reloads, setReloads] = useState(0)

  useEffect(() => {
    if (token === '') return
    const leaving = new AbortController()
    setBusy(true)
    void api.post('/api/day-sheet/shared', { body: { token }, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return
      setBusy(false)
      setFailure(answer.ok ? null : answer)
      if (answer.ok) setOpened({ sheet: answer.data, at: new Date() })
    })
    return () => leaving.abort()
  }, [api, token, reloads])

  const refresh = useCallback(() => setReloads((count) => count + 1), [])
  return { sheet: opened?.sheet ?? null, at: opened?.at ?? null, failure, busy, refresh }
}
