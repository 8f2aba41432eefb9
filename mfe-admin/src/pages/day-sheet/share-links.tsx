import { useState } from 'react'
import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { useHost } from '@homecare/remote-kit/host-context'
import { serverNow } from '@homecare/remote-kit/server-clock'
import rows from '../../parts/action-rows.module.css'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { useChange } from '../../api/use-change'
import { daySheetMessages } from './messages'
import styles from './share-links.module.css'

const text = daySheetMessages.sharing
type SheetLink = DaySheetLinks['links'][number]

/** The links of a day: who has them, how often they were opened, and the button that revokes them. */
export function ShareLinks({ links, onRevoked }: { links: readonly SheetLink[]; onRevoked: () => void }) {
  const { notify } = useHost()
  const [revoking, setRevoking] = useState<SheetLink | null>(null)
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    setRevoking(null)
    reset()
  }
  const revoke = async (link: SheetLink) => {
    const answer = await run(link.id, (api) => api.delete('/api/day-sheet/links/{id}', { params: { id: link.id } }))
    if (!answer.ok) return
    close()
    notify('success', text.revokedNow)
    onRevoked()
  }

  if (links.length === 0) return <p className={styles.quiet}>{text.none}</p>
  return (
    <>
      <ul className={rows.rows}>
        {links.map((link) => (
          <li key={link.id} className={rows.row}>
            <div>
              <p>
                <strong>{subjectOf(link)}</strong> {text.by(link.createdBy)}
              </p>
              <p className={styles.quiet}>
                {linkStateText(link, serverNow())}, {text.opened(link.opened)}
              </p>
            </div>
            {isUsable(link, serverNow()) && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={text.revokeLabel(subjectOf(link), link.createdBy)}
                onClick={() => setRevoking(link)}
              >
                {text.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== null}
        title={text.revokeTitle}
        save={text.revoke}
        danger
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={() => revoking && void revoke(revoking)}
      >
        <p>{text.revokeText}</p>
      </ConfirmDialog>
    </>
  )
}

/** Whose visits a link shows, and where. */
const subjectOf = ({ nurse, area }: SheetLink) => [nurse, area].filter(Boolean).join(', ') || text.wholeDay

const isUsable = ({ revokedAt, expiresAt }: SheetLink, now: Date) => !revokedAt && Date.parse(expiresAt) > now.getTime()

function linkStateText(link: SheetLink, now: Date): string {
  const time = (at: string) => staffTime(new Date(at))
  if (link.revokedAt) return text.revoked(time(link.revokedAt))
  return isUsable(link, now) ? text.until(time(link.expiresAt)) : text.expired(time(link.expiresAt))
}
