import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Notice } from '@homecare/ui/notice'
import { messages } from '../../messages'
import { LoginHelp, LoginPage } from './login-page'
import { SetPasswordForm } from './set-password-form'
import styles from './login-form.module.css'

const text = messages.setPassword

type End = 'done' | 'dead-link' | null

/** The page that an invitation's or a reset's link opens. */
export function SetPasswordScreen() {
  const { token, read } = useToken()
  const [end, setEnd] = useState<End>(null)
  const dead = end === 'dead-link' || (read && token === '')
  return (
    <LoginPage title={text.title} lead={end === 'done' ? text.leadDone : text.lead}>
      {end === 'done' && (
        <div className={styles.form}>
          <Notice kind="success" title={text.doneTitle}>
            {text.done}
          </Notice>
        </div>
      )}
      {dead && (
        <div className={styles.form}>
          <Notice kind="error" title={text.deadTitle}>
            {text.dead}
          </Notice>
        </div>
      )}
      {!dead && end === null && <SetPasswordForm token={token} onEnd={setEnd} />}
      <LoginHelp>
        <Link to="/login">{text.toLogin}</Link>
      </LoginHelp>
    </LoginPage>
  )
}

/** Reads the link's token and removes it from the URL, so that it is neither in the browser history nor in a referrer. */
function useToken(): { token: string; read: boolean } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const found = new URLSearchParams(search).get('token')
    // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page has no query, and the address loses it here.
    setToken((before) => found ?? before ?? '')
    if (found !== null) void navigate('/login/set-password', { replace: true })
  }, [search, navigate])
  return { token: token ?? '', read: token !== null }
}
