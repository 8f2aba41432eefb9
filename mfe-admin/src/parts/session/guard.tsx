import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadFailure } from '@homecare/remote-kit/waiting'
import { useApi } from '../../api/api-context'
import { CallError } from '../../api/query-client'
import { FrameSkeleton } from '../frame-skeleton'
import { useHost } from '@homecare/remote-kit/host-context'
import { ownNameKey } from '../../api/use-own-name'
import { useSession } from '../../api/use-session'
import { networkText } from '../../api/failure-text'
import { messages } from '../../messages'
import { loginPath } from './return-path'
import { SessionWarning } from './session-warning'
import { onTabMessage } from './tab-messages'
import styles from './guard.module.css'

/** Shows its children to logged-in staff only. It chooses screens; access is enforced by the server. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  const { failed, retry } = useWhoAmI(session === undefined)
  useReloadFromHistory()
  useOtherTabs()

  if (session)
    return (
      <>
        {children}
        <SessionWarning />
      </>
    )
  if (session === null)
    return <Navigate to={loginPath(location.pathname + location.search)} state={location.state} replace />
  if (!failed) return <FrameSkeleton />
  return (
    <div className={styles.failure} data-density="compact">
      <LoadFailure title={messages.session.unknownTitle} retryLabel={messages.retry} onRetry={retry} size="sm">
        {networkText()}
      </LoadFailure>
    </div>
  )
}

/** Loads the session where it is not known yet. */
function useWhoAmI(unknown: boolean) {
  const api = useApi()
  const { session } = useHost()
  const client = useQueryClient()
  const { isError, refetch } = useQuery({
    queryKey: ['me'],
    enabled: unknown,
    queryFn: async ({ signal }) => {
      const answer = await api.get('/api/user/me', { signal })
      // A 401 has ended the session already.
      if (!answer.ok && answer.status !== 401) throw new CallError(answer)
      if (answer.ok) {
        client.setQueryData(ownNameKey(answer.data.userName), answer.data.name)
        session.set({ userName: answer.data.userName, role: answer.data.role })
      }
      return answer.ok
    },
  })
  return { failed: isError, retry: () => void refetch() }
}

/** Shares the session among tabs: they log out together, and none shows one person's screens under another's name. */
function useOtherTabs() {
  const { session } = useHost()
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.kind === 'ended') session.set(null)
        if (message.kind === 'began' && session.get()?.userName !== message.userName) location.reload()
      }),
    [session],
  )
}

/** After a logout the back button must not bring patients' data back from the browser's page cache. */
function useReloadFromHistory() {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
