import { useCallback, useEffect, useRef, useState } from 'react'
import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import type { CallResult, Client } from '@homecare/contract/client'
import { useApi } from '../../api/api-context'
import { sessionPhase, type SessionPhase } from './session-phase'
import { onTabMessage, broadcastToTabs } from './tab-messages'
import { useLastActivity } from './use-last-activity'

const CHECK_EVERY_MS = 15_000
/** Activity without a call, such as typing a long note, renews the session this long after its last renewal. */
const RENEW_AFTER_MS = 5 * 60_000
const ACTIVE: SessionPhase = { kind: 'active' }

type SessionCall = (api: Client) => Promise<CallResult<SessionInfo>>
/** When the session ends; this call does not prolong it. */
const readSession: SessionCall = (api) => api.get('/api/user/session', { background: true })
const renewSession: SessionCall = (api) => api.post('/api/user/session')

/**
 * The phase of the session, on the server's clock. A person's activity renews the session. When its time is up this hook
 * calls the server, whose 401 leads to the login.
 */
export function useSessionPhase() {
  const api = useApi()
  const [info, setInfo] = useState<SessionInfo | null>(null)
  const [phase, setPhase] = useState<SessionPhase>(ACTIVE)
  const [failed, setFailed] = useState(false)
  const skew = useRef(0)
  const knownAt = useRef(0)
  const isCalling = useRef(false)
  const activeAt = useLastActivity()

  const setSession = useCallback((next: SessionInfo) => {
    knownAt.current = Date.now()
    setInfo(next)
    setPhase(sessionPhase(next, Date.now() + skew.current))
  }, [])

  const callServer = useCallback(
    async (call: SessionCall): Promise<SessionInfo | null> => {
      if (isCalling.current) return null
      isCalling.current = true
      const result = await call(api)
      isCalling.current = false
      if (!result.ok) return null
      if (result.serverTime !== undefined) skew.current = result.serverTime - Date.now()
      setSession(result.data)
      return result.data
    },
    [api, setSession],
  )

  const renew = useCallback(async () => {
    setFailed(false)
    const renewed = await callServer(renewSession)
    setFailed(!renewed)
    if (renewed) broadcastToTabs({ kind: 'renewed', info: renewed })
  }, [callServer])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The state is set once the server has answered.
    void callServer(readSession)
    const onVisible = () => void (document.hidden || callServer(readSession))
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [callServer])

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'renewed') setSession(message.info)
      }),
    [setSession],
  )

  const warned = phase.kind === 'idle-warning' || phase.kind === 'end-warning'
  useEffect(() => {
    const check = () => {
      if (!info) return void callServer(readSession)
      const next = sessionPhase(info, Date.now() + skew.current)
      const wasActive = activeAt.current > knownAt.current && Date.now() - knownAt.current > RENEW_AFTER_MS
      if (next.kind === 'active' && wasActive) return void callServer(renewSession)
      // Another tab, or a call of this one, may have prolonged it: only the server knows.
      if (next.kind === 'ended' || (next.kind !== 'active' && !warned)) return void callServer(readSession)
      setPhase(next)
    }
    const timer = setInterval(check, warned ? 1000 : CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [info, warned, callServer, activeAt])

  return { phase, failed, renew }
}
