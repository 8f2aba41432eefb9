import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { FactorWay } from '@homecare/contract/second-factor'
import type { StaffSession } from '@homecare/federation/contract'
import { Notice } from '@homecare/ui/notice'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import { useApi } from '../../api/api-context'
import { useHost } from '@homecare/remote-kit/host-context'
import { useSession } from '../../api/use-session'
import { messages } from '../../messages'
import { returnPath } from '../../parts/session/return-path'
import { broadcastToTabs, onTabMessage } from '../../parts/session/tab-messages'
import { factorMessages } from '../../parts/factor/messages'
import { ScreenWaiting } from '../../parts/screen-waiting'
import { LoginForm } from './login-form'
import { LoginHelp, LoginPage } from './login-page'

const text = messages.login
/** In a chunk of its own, since the demo accounts and most browsers of a day never need it. */
const LoginSteps = lazy(async () => ({
  default: (await import('./login-steps')).LoginSteps,
}))

export function LoginScreen() {
  const { profile } = useHost()
  const session = useSession()
  const location = useLocation()
  const returning = useIsReturning()
  useLoginElsewhere()
  usePrefetchedAdminArea()
  const [step, setStep] = useState<Step | null>(null)
  const [expired, setExpired] = useState(false)
  const begin = useBegin()
  const from: unknown = location.state
  if (session) return <Navigate to={returnPath(location.search, session.role)} state={from} replace />
  if (step)
    return (
      <LoginPage title={stepText(step).title} lead={stepText(step).lead}>
        <Suspense fallback={<ScreenWaiting />}>
          <LoginSteps
            ways={step.ways}
            onLoggedIn={begin}
            onExpired={() => {
              setStep(null)
              setExpired(true)
            }}
            onCodes={() => setStep({ ...step, codes: true })}
          />
        </Suspense>
      </LoginPage>
    )
  return (
    <LoginPage title={text.title} lead={returning ? text.leadReturning : text.lead(profile.name)}>
      {expired && <Notice kind="warning">{factorMessages.step.expired}</Notice>}
      <LoginForm
        onLoggedIn={begin}
        onSecondStep={(ways) => {
          setExpired(false)
          setStep({ ways, codes: false })
        }}
      />
      <LoginHelp>{text.help}</LoginHelp>
      <LoginHelp>
        <a href="/">{text.site}</a>
      </LoginHelp>
    </LoginPage>
  )
}

/** What comes after the password: `codes` while the recovery codes are shown. */
interface Step {
  ways: readonly FactorWay[]
  codes: boolean
}

function stepText({ ways, codes }: Step): { title: string; lead: string } {
  if (codes) return { title: factorMessages.codes.title, lead: '' }
  return ways.length > 0 ? factorMessages.step : factorMessages.enrol
}

/** Sets the session, in the other tabs too; the screen redirects then. */
function useBegin() {
  const host = useHost()
  return (user: StaffSession) => {
    broadcastToTabs({ kind: 'began', userName: user.userName })
    host.session.set(user)
  }
}

/** Preloads the admin chunk while the login is typed. */
function usePrefetchedAdminArea() {
  useEffect(() => void import('../area').catch(() => undefined), [])
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
