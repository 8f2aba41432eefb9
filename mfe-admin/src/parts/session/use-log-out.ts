import { useCallback, useState } from 'react'
import { offlineOr } from '@homecare/remote-kit/offline'
import { useApi } from '../../api/api-context'
import { useHost } from '@homecare/remote-kit/host-context'
import { messages } from '../../messages'
import { broadcastToTabs } from './tab-messages'

/** Logs out in all tabs of this browser. `here` stays on the page; `away` and `everywhere` load the login page. */
export function useLogOut() {
  const host = useHost()
  const api = useApi()
  const [busy, setBusy] = useState(false)

  const leave = useCallback(
    async (how: 'here' | 'away' | 'everywhere'): Promise<boolean> => {
      setBusy(true)
      const answer = await api.post(how === 'everywhere' ? '/api/user/logout-everywhere' : '/api/user/logout')
      const loggedOut = answer.ok || answer.status === 401
      if (!loggedOut) {
        setBusy(false)
        host.notify('error', offlineOr(messages.session.logOutFailed, messages.session.logOutOffline))
        return false
      }
      broadcastToTabs({ kind: 'ended' })
      // A full load, so that no patient data stays in this page's memory.
      if (how !== 'here') location.assign('/login')
      return true
    },
    [api, host],
  )
  return { busy, leave }
}
