import { useCallback, useEffect, useState } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { CallFailure } from '@homecare/contract/client'
import { useApi } from '../data/api-context'

/** The sheet of a token, which is sent in the body so that no log contains it. No timer, because every opening is recorded. */
export function useSharedSheet(token: string) {
  const api = useApi()
  const [opened, setOpened] = useState<{ sheet: DaySheet; at: Date } | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [reloads, setReloads] = useState(0)
  const [answered, setAnswered] = useState<{ token: string; reloads: number } | null>(null)
  const busy = token !== '' && (answered?.token !== token || answered.reloads !== reloads)

  useEffect(() => {
    if (token === '') return
    const leaving = new AbortController()
    void api.post('/api/day-sheet/shared', { body: { token }, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return
      setAnswered({ token, reloads })
      setFailure(answer.ok ? null : answer)
      if (answer.ok) setOpened({ sheet: answer.data, at: new Date() })
    })
    return () => leaving.abort()
  }, [api, token, reloads])

  const refresh = useCallback(() => setReloads((count) => count + 1), [])
  return { sheet: opened?.sheet ?? null, at: opened?.at ?? null, failure, busy, refresh }
}
