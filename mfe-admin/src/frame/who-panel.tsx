import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { logOut } from '../api/log-out'
import { useHost, useSession } from '../host-context'
import { messages } from '../messages'
import styles from './who-panel.module.css'

const words = messages.session

/** Who is logged in, in which role, and the way out. */
export function WhoPanel() {
  const host = useHost()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  if (!session) return null

  const leave = async () => {
    setBusy(true)
    const answer = await logOut(host)
    if (answer.ok || answer.status === 401) {
      // A full load, so that nothing of a patient stays in this page's memory.
      location.assign('/login')
      return
    }
    setBusy(false)
    host.notify('error', words.logOutFailed)
  }

  return (
    <div className={styles.who}>
      <p className={styles.person}>
        <span className={styles.name}>{session.userName}</span>
        <span className={styles.role}>{words.roles[session.role]}</span>
      </p>
      <Button variant="quiet" size="sm" icon="log-out" busy={busy} onClick={() => void leave()}>
        {words.logOut}
      </Button>
    </div>
  )
}
