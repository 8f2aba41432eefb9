import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@homecare/federation/contract'
import { Link } from 'react-router-dom'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { LogOutIcon } from '@homecare/ui/icons'
import { offlineOr } from '@homecare/remote-kit/offline'
import { FactItem, FactList } from '../panel'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { messages } from '../../messages'
import { useLogOut } from '../session/use-log-out'
import styles from './session-dialog.module.css'

const text = messages.session

/** One's own session: when it ends, and the button that logs out everywhere. */
export function SessionDialog({
  open,
  name,
  session,
  onClose,
}: {
  open: boolean
  name: string
  session: StaffSession
  onClose: () => void
}) {
  const { busy, leave } = useLogOut()
  const ends = useSessionEndTime(open)
  return (
    <Dialog
      open={open}
      title={text.yours}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void leave('everywhere')}>
            {text.everywhere}
          </Button>
          <Button variant="secondary" icon={LogOutIcon} busy={busy} onClick={() => void leave('away')}>
            {text.logOut}
          </Button>
        </>
      }
    >
      <FactList>
        <FactItem label={text.signedIn}>
          <bdi>{name}</bdi>
          {name !== session.userName && <span className={styles.hint}> {session.userName}</span>}
        </FactItem>
        <FactItem label={text.role}>{text.roles[session.role]}</FactItem>
        <FactItem label={text.ends}>
          {ends} <span className={styles.hint}>{text.endsHint}</span>
        </FactItem>
      </FactList>
      <p>
        <Link to="/admin/account" onClick={onClose}>
          {text.account}
        </Link>
      </p>
      <p className={styles.hint}>{text.everywhereHint}</p>
    </Dialog>
  )
}

/** When the session ends, loaded when the dialog opens. */
function useSessionEndTime(open: boolean): string {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['session'],
    enabled: open,
    queryFn: async ({ signal }) =>
      responseOf(await api.get('/api/user/session', { signal, background: true }), undefined).value,
  })
  if (isError) return offlineOr(text.endsUnknown, text.endsOffline)
  return data ? staffTime(new Date(data.endsAt)) : messages.loading
}
