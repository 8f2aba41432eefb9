import { useEffect, useState } from 'react'
import type { StaffSession } from '@homecare/federation/contract'
import { formatDubaiTime } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { readSession } from '../api/session-calls'
import { Fact, Facts } from '../detail/panel'
import { useHost } from '../host-context'
import { messages } from '../messages'
import { useLogOut } from '../session/use-log-out'
import styles from './session-dialog.module.css'

const words = messages.session

/** One's own login: until when it lasts, and the way out of all others. */
export function SessionDialog({
  open,
  session,
  onClose,
}: {
  open: boolean
  session: StaffSession
  onClose: () => void
}) {
  const { busy, leave } = useLogOut()
  const ends = useEnd(open)
  return (
    <Dialog
      open={open}
      title={words.yours}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void leave('everywhere')}>
            {words.everywhere}
          </Button>
          <Button variant="secondary" icon="log-out" busy={busy} onClick={() => void leave('away')}>
            {words.logOut}
          </Button>
        </>
      }
    >
      <Facts>
        <Fact label={words.signedIn}>{session.userName}</Fact>
        <Fact label={words.role}>{words.roles[session.role]}</Fact>
        <Fact label={words.ends}>
          {ends} <span className={styles.hint}>{words.endsHint}</span>
        </Fact>
      </Facts>
      <p className={styles.hint}>{words.everywhereHint}</p>
    </Dialog>
  )
}

/** The session's last moment, asked for when the dialog opens. */
function useEnd(open: boolean): string {
  const host = useHost()
  const [ends, setEnds] = useState<string>(messages.loading)
  useEffect(() => {
    if (!open) return
    let left = false
    void readSession(host).then((answer) => {
      if (!left) setEnds(answer.ok ? formatDubaiTime(new Date(answer.data.endsAt)) : words.endsUnknown)
    })
    return () => {
      left = true
    }
  }, [host, open])
  return ends
}
