import { staffTime } from '@homecare/domain/clock'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { TitledPanel } from '../../parts/panel'
import { useLogOut } from '../../parts/session/use-log-out'
import styles from './account.module.css'
import { accountMessages } from './messages'
import type { Account, PanelProps } from './own-account'

const text = accountMessages.sessions

/** The own open sessions; each can be ended. */
export function SessionsPanel({ account, onChange }: PanelProps) {
  const { notify } = useHost()
  const { busy, refusal, run } = useChange()
  const { busy: leaving, leave } = useLogOut()
  const end = async (id: string) => {
    const answer = await run(id, (api) => api.delete('/api/user/sessions/{id}', { params: { id } }), {
      NOT_FOUND: text.endFailed,
    })
    if (answer.ok) notify('success', text.ended)
    onChange()
  }
  return (
    <TitledPanel title={text.title}>
      <ul className={styles.rows}>
        {account.sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <span className={styles.what}>
              <span className={styles.name}>{session.device || text.unknown}</span>
              <span className={styles.quiet}>{aboutText(session)}</span>
            </span>
            {session.current ? (
              <span className={styles.quiet}>{text.here}</span>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                busy={busy === session.id}
                aria-label={text.endLabel(session.device || text.unknown)}
                onClick={() => void end(session.id)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <div>
        <Button variant="danger" size="sm" busy={leaving} onClick={() => void leave('everywhere')}>
          {text.everywhere}
        </Button>
      </div>
    </TitledPanel>
  )
}

function aboutText({ address, startedAt, lastUsedAt }: Account['sessions'][number]): string {
  return [
    ...(address ? [text.address(address)] : []),
    text.since(staffTime(new Date(startedAt))),
    text.used(staffTime(new Date(lastUsedAt))),
  ].join(', ')
}
