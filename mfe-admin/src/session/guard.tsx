import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { whoAmI } from '../api/who-am-i'
import { FrameSkeleton } from '../frame/frame-skeleton'
import { useHost, useSession } from '../host-context'
import { forgetLists } from '../lists/kept-list'
import { messages } from '../messages'
import { loginPath } from './return-path'
import { SessionWarning } from './session-warning'
import { onTabMessage } from './tab-messages'
import styles from './guard.module.css'

/** Lets only logged-in staff through; asks the server while nobody knows. It chooses screens, it protects nothing. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  const { failed, ask } = useAsked(session === undefined)
  useReloadFromHistory()
  useEffect(() => {
    if (session === null) forgetLists()
  }, [session])

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
    <div className={styles.trouble} data-density="compact">
      <Notice
        kind="error"
        title={messages.session.unknownTitle}
        action={
          <Button variant="secondary" size="sm" icon="refresh" onClick={ask}>
            {messages.retry}
          </Button>
        }
      >
        {messages.trouble.network}
      </Notice>
    </div>
  )
}

function useAsked(unknown: boolean) {
  const host = useHost()
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!unknown) return
    const leaving = new AbortController()
    void whoAmI(host, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.ok) host.session.set(answer.data)
      else if (answer.status !== 401) setFailed(true)
    })
    return () => leaving.abort()
  }, [host, unknown, turn])
  const ask = useCallback(() => {
    setFailed(false)
    setTurn((last) => last + 1)
  }, [])
  return { failed, ask }
}

/** One session for all tabs: they end together, and none shows one person's screens under another's name. */
function useOtherTabs() {
  const { session } = useHost()
  useEffect(
    () =>
      onTabMessage((told) => {
        if (told.kind === 'ended') session.set(null)
        if (told.kind === 'began' && session.get()?.userName !== told.userName) location.reload()
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
