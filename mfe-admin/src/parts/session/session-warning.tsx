import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { useHost } from '@homecare/remote-kit/host-context'
import { networkText } from '../../api/failure-text'
import { messages } from '../../messages'
import { countdown } from './session-phase'
import { useLogOut } from './use-log-out'
import { useSessionPhase } from './use-session-phase'
import styles from './session-warning.module.css'

const text = messages.session

/** Warns before the session ends. When it has ended, the guard shows the login, and the login leads back here. */
export function SessionWarning() {
  const host = useHost()
  const { phase, failed, renew } = useSessionPhase()
  const { busy, leave } = useLogOut()
  const [dismissed, setDismissed] = useState(false)

  const loginAgain = async () => {
    const gone = await leave('here')
    // Without a full load: what was being written stays, and the login leads back to it.
    if (gone) host.session.set(null)
  }

  return (
    <div data-density="compact">
      <Dialog
        open={phase.kind === 'idle-warning'}
        title={text.idleTitle}
        closeLabel={text.stay}
        onClose={() => void renew()}
        actions={
          <>
            <Button variant="quiet" busy={busy} onClick={() => void leave('away')}>
              {text.logOut}
            </Button>
            <Button variant="secondary" onClick={() => void renew()}>
              {text.stay}
            </Button>
          </>
        }
      >
        <p>
          {text.idleText}{' '}
          <strong role="timer" className={styles.time}>
            {phase.kind === 'idle-warning' && countdown(phase.leftMs)}
          </strong>
        </p>
        {failed && <Notice kind="error">{networkText()}</Notice>}
      </Dialog>
      {phase.kind === 'end-warning' && !dismissed && (
        <div className={styles.end}>
          <Notice
            kind="warning"
            title={
              <>
                {text.endTitle}{' '}
                <span role="timer" className={styles.time}>
                  {countdown(phase.leftMs)}
                </span>
              </>
            }
          >
            <p>{text.endText}</p>
            <div className={styles.actions}>
              <Button variant="secondary" size="sm" busy={busy} onClick={() => void loginAgain()}>
                {text.loginAgain}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setDismissed(true)}>
                {text.later}
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </div>
  )
}
