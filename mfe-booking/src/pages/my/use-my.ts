import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { My } from '@homecare/contract/my'
import { offlineOr } from '@homecare/remote-kit/offline'
import { useClient } from '@homecare/remote-kit/use-client'
import { loadMy } from '../../api/my'
import { noteSignedIn } from '../../api/session-hint'
import * as texts from '../../locales/en/my.json'

export type MyState = 'loading' | 'signed out' | 'failed' | My

interface UseMy {
  state: MyState
  /** Shows the server's answer to a change. */
  replace: (my: My) => void
  signOut: () => void
  reload: () => void
}

/** Everything about the phone of this browser's session, loaded again whenever the page becomes visible. */
export function useMy(): UseMy {
  const client = useClient()
  const [state, setState] = useState<MyState>('loading')
  const [loads, setLoads] = useState(0)
  const reload = useCallback(() => setLoads((count) => count + 1), [])

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') reload()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [reload])

  useEffect(() => {
    const stop = new AbortController()
    void loadMy(client, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      if (answer === null) return setState('signed out')
      if (answer.ok) return setState(answer.data)
      // What is shown stays while the network is away, and so does a form in which somebody types.
      setState((known) => (known === 'loading' || known === 'failed' ? 'failed' : known))
    })
    return () => stop.abort()
  }, [client, loads])

  const signOut = () => {
    noteSignedIn(false)
    setState('signed out')
  }
  return { state, replace: setState, signOut, reload }
}

interface UseChange {
  busy: boolean
  /** Why the last change was not made. */
  refusal: string | null
  /** Makes a change; true if it was made. */
  change: (call: Promise<CallResult<My | null>>) => Promise<boolean>
}

/** Changes something on the page. Most answers are the page as it is then. */
export function useChange(onMy: ((my: My) => void) | undefined, onSignedOut: () => void): UseChange {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = async (call: Promise<CallResult<My | null>>) => {
    setBusy(true)
    setRefusal(null)
    const answer = await call
    setBusy(false)
    if (answer.ok) {
      if (answer.data) onMy?.(answer.data)
    } else if (answer.status === 401) onSignedOut()
    else setRefusal(answer.status === 429 ? texts.limited : (answer.problem?.detail ?? offlineOr(texts.failed)))
    return answer.ok
  }
  return { busy, refusal, change }
}
