import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { LogOutIcon } from '@homecare/ui/icons'
import type { StaffSession } from '@homecare/federation/contract'
import { useOwnName } from '../../api/use-own-name'
import { useSession } from '../../api/use-session'
import { messages } from '../../messages'
import { useLogOut } from '../session/use-log-out'
import { SessionDialog } from './session-dialog'
import styles from './user-menu.module.css'

const text = messages.session

/** Who is logged in, in which role, and the logout. */
export function UserMenu() {
  const session = useSession()
  return session ? <OwnMenu session={session} /> : null
}

function OwnMenu({ session }: { session: StaffSession }) {
  const name = useOwnName(session)
  const { busy, leave } = useLogOut()
  const [open, setOpen] = useState(false)
  const role = text.roles[session.role]

  return (
    <div className={styles.who}>
      <button
        type="button"
        className={styles.person}
        aria-haspopup="dialog"
        aria-label={text.yoursLabel(name, role)}
        title={session.userName}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.role}>{role}</span>
      </button>
      <Button
        variant="quiet"
        size="sm"
        icon={LogOutIcon}
        className={styles.out}
        aria-label={text.logOut}
        title={text.logOut}
        busy={busy}
        onClick={() => void leave('away')}
      >
        {text.logOut}
      </Button>
      <SessionDialog open={open} name={name} session={session} onClose={() => setOpen(false)} />
    </div>
  )
}
