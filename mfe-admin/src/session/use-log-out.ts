import { useCallback, useState } from 'react'
import { useApi } from '../data/api-context'
import { useHost } from '@homecare/remote-kit/host-context'
import { messages } from '../messages'
import { broadcastToTabs } from './tab-messages'

/** Logs out, for all tabs of this browser. `here` leaves the next step to the caller; the others load the login page. */
export function useLogOut() {
  const host = useHost()
  const api = useApi()
  const [busy, setBusy] = useState(false)

  const leave = useCallback(
    async (how: 'here' | 'away' | 'everywhere'): Promise<boolean> => {
      setBusy(true)
      const answer = await api.post(how === 'everywhere' ? '/api/user/logout-everywhere' : '/api/user/logout')
      const gone = answer.ok || answer.status === 401
      if (!gone) {
        setBusy(false)
        host.notify('error', messages.session.logOutFailed)
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
