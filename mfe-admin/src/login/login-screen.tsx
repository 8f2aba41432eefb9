import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import { useApi } from '../data/api-context'
import { useHost } from '@homecare/remote-kit/host-context'
import { useSession } from '../session/use-session'
import { loadAdminArea } from '../screens'
import { messages } from '../messages'
import { returnPath } from '../session/return-path'
import { onTabMessage } from '../session/tab-messages'
import { LoginForm } from './login-form'
import { LoginHelp, LoginPage } from './login-page'

const text = messages.login

export function LoginScreen() {
  const { profile } = useHost()
  const session = useSession()
  const location = useLocation()
  const returning = useIsReturning()
  useLoginElsewhere()
  usePrefetchedAdminArea()
  const from: unknown = location.state
  if (session) return <Navigate to={returnPath(location.search, session.role)} state={from} replace />
  return (
    <LoginPage title={text.title} lead={returning ? text.leadReturning : text.lead(profile.name)}>
      <LoginForm />
      <LoginHelp>{text.help}</LoginHelp>
      <LoginHelp>
        <a href="/">{text.site}</a>
      </LoginHelp>
    </LoginPage>
  )
}

/** Preloads the admin chunk while the login is typed. */
function usePrefetchedAdminArea() {
  useEffect(() => void loadAdminArea().catch(() => undefined), [])
}

/** A login in another tab counts here too. */
function useLoginElsewhere() {
  const host = useHost()
  const api = useApi()
  useEffect(() => {
    const leaving = new AbortController()
    const stop = onTabMessage((message) => {
      if (message.kind !== 'began') return
      void api
        .get('/api/user/me', { signal: leaving.signal })
        .then((answer) => answer.ok && host.session.set(answer.data))
    })
    return () => {
      stop()
      leaving.abort()
    }
  }, [api, host])
}

/** The page is prerendered without a query, so content that depends on the query is rendered after hydration. */
function useIsReturning(): boolean {
  const { search } = useLocation()
  const hydrated = useIsHydrated()
  return hydrated && new URLSearchParams(search).has('next')
}
