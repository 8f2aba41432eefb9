import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Logo } from '@homecare/ui/logo'
import { LogoMark } from '@homecare/ui/logo-mark'
import { useHost, useSession } from '../host-context'
import { messages } from '../messages'
import { returnPath } from '../session/return-path'
import { LoginForm } from './login-form'
import styles from './login-screen.module.css'

const words = messages.login

export function LoginScreen() {
  const { profile } = useHost()
  const session = useSession()
  const { search } = useLocation()
  const returning = useReturning()
  if (session) return <Navigate to={returnPath(search)} replace />
  return (
    <div className={styles.page} data-density="compact">
      <title>{`${words.title} | ${profile.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.main}>
        <div className={styles.sheet}>
          <div className={styles.brand}>
            <Logo name={profile.name} />
          </div>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{returning ? words.leadReturning : words.lead(profile.name)}</p>
          <LoginForm />
          <p className={styles.help}>{words.help}</p>
          <p className={styles.help}>
            <a href="/">{words.site}</a>
          </p>
        </div>
      </div>
      <div className={styles.panel} data-tone="ink">
        <div className={styles.canopy}>
          <LogoMark size={560} />
        </div>
        <p className={styles.panelTitle}>{words.panelTitle}</p>
        <p className={styles.panelText}>{words.panelText}</p>
      </div>
    </div>
  )
}

/** The page is rendered ahead without a query, so what depends on it waits until the page runs. */
function useReturning(): boolean {
  const { search } = useLocation()
  const [running, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return running && new URLSearchParams(search).has('next')
}
