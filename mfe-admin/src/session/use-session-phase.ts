import { useCallback, useEffect, useRef, useState } from 'react'
import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import type { CallResult, Client } from '@homecare/contract/client'
import { useApi } from '../data/api-context'
import { sessionPhase, type SessionPhase } from './session-phase'
import { onTabMessage, broadcastToTabs } from './tab-messages'
import { useLastActivity } from './use-last-activity'

const LOOK_EVERY_MS = 15_000
/** Activity without a call, such as typing a long note, renews the session this long after its last renewal. */
const RENEW_AFTER_MS = 5 * 60_000
const FINE: SessionPhase = { kind: 'fine' }

type SessionCall = (api: Client) => Promise<CallResult<SessionInfo>>
/** When the session ends; this call does not prolong it. */
const readSession: SessionCall = (api) => api.get('/api/user/session', { background: true })
const renewSession: SessionCall = (api) => api.post('/api/user/session')

/**
 * When the session ends, on the server's clock. Work renews it; where nothing was done `moment` turns
 * to `idle`, near its last hour's end to `end`. Once it is over the server is asked, and its 401 leads to the login.
 */
export function useSessionPhase() {
  const api = useApi()
  const [info, setInfo] = useState<SessionInfo | null>(null)
  const [moment, setMoment] = useState<SessionPhase>(FINE)
  const [failed, setFailed] = useState(false)
  const skew = useRef(0)
  const knownAt = useRef(0)
  const asking = useRef(false)
  const activeAt = useLastActivity()

  const take = useCallback((next: SessionInfo) => {
    knownAt.current = Date.now()
    setInfo(next)
    setMoment(sessionPhase(next, Date.now() + skew.current))
  }, [])

  const ask = useCallback(
    async (call: SessionCall): Promise<SessionInfo | null> => {
      if (asking.current) return null
      asking.current = true
      const answer = await call(api)
      asking.current = false
      if (!answer.ok) return null
      if (answer.serverTime !== undefined) skew.current = answer.serverTime - Date.now()
      take(answer.data)
      return answer.data
    },
    [api, take],
  )

  const stay = useCallback(async () => {
    setFailed(false)
    const renewed = await ask(renewSession)
    setFailed(!renewed)
    if (renewed) broadcastToTabs({ kind: 'renewed', info: renewed })
  }, [ask])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The state is set once the server has answered.
    void ask(readSession)
    const onVisible = () => void (document.hidden || ask(readSession))
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [ask])

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'renewed') take(message.info)
      }),
    [take],
  )

  const warned = moment.kind === 'idle' || moment.kind === 'end'
  useEffect(() => {
    const look = () => {
      if (!info) return void ask(readSession)
      const next = sessionPhase(info, Date.now() + skew.current)
      const wasActive = activeAt.current > knownAt.current && Date.now() - knownAt.current > RENEW_AFTER_MS
      if (next.kind === 'fine' && wasActive) return void ask(renewSession)
      // Another tab, or a call of this one, may have prolonged it: only the server knows.
      if (next.kind === 'over' || (next.kind !== 'fine' && !warned)) return void ask(readSession)
      setMoment(next)
    }
    const timer = setInterval(look, warned ? 1000 : LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [info, warned, ask, activeAt])

  return { moment, failed, stay }
}
