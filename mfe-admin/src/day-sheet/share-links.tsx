import { useState } from 'react'
import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import { formatDubaiTime } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { useHost } from '@homecare/remote-kit/host-context'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { useChange } from '../data/use-change'
import { daySheetMessages } from './messages'
import styles from './share-links.module.css'

const words = daySheetMessages.sharing
type SheetLink = DaySheetLinks['links'][number]

/** The links of a day: who has them, how often they were opened, and the button that revokes them. */
export function ShareLinks({ links, onRevoked }: { links: readonly SheetLink[]; onRevoked: () => void }) {
  const { notify } = useHost()
  const [asked, setAsked] = useState<SheetLink | null>(null)
  const { busy, refusal, run, reset } = useChange()
  const close = () => {
    setAsked(null)
    reset()
  }
  const revoke = async (link: SheetLink) => {
    const answer = await run(link.id, (api) => api.delete('/api/day-sheet/links/{id}', { params: { id: link.id } }))
    if (!answer.ok) return
    close()
    notify('success', words.revokedNow)
    onRevoked()
  }

  if (links.length === 0) return <p className={styles.quiet}>{words.none}</p>
  return (
    <>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div>
              <p>
                <strong>{link.area ?? words.wholeDay}</strong> {words.by(link.createdBy)}
              </p>
              <p className={styles.quiet}>
                {standing(link, new Date())}, {words.opened(link.opened)}
              </p>
            </div>
            {works(link, new Date()) && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.revokeLabel(link.area ?? words.wholeDay, link.createdBy)}
                onClick={() => setAsked(link)}
              >
                {words.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={words.revokeTitle}
        save={words.revoke}
        danger
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={() => asked && void revoke(asked)}
      >
        <p>{words.revokeText}</p>
      </ConfirmDialog>
    </>
  )
}

const works = ({ revokedAt, expiresAt }: SheetLink, now: Date) => !revokedAt && Date.parse(expiresAt) > now.getTime()

function standing(link: SheetLink, now: Date): string {
  const time = (at: string) => formatDubaiTime(new Date(at))
  if (link.revokedAt) return words.revoked(time(link.revokedAt))
  return works(link, now) ? words.until(time(link.expiresAt)) : words.expired(time(link.expiresAt))
}
