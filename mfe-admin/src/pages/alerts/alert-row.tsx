import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Alarms } from '@homecare/contract/admin/alarms'
import { staffHour, staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { alertMessages as text } from '../../parts/alerts/messages'
import type { ShownAlert } from './shown-alerts'
import styles from './alerts-screen.module.css'

/** What happened, when and where, and the button by which one person takes it on. */
export function AlertRow({ alert, onSeen }: { alert: ShownAlert; onSeen: (next: Alarms) => void }) {
  const { busy, refusal, run } = useChange()
  const row = useRef<HTMLLIElement>(null)
  const { id, kind, seen, over, raisedAt } = alert
  const title = text.titles[kind]
  const place = placeOf(alert)
  const isWaiting = seen === null && !over

  const markSeen = async () => {
    const answer = await run('seen', (api) => api.post('/api/alarms/{id}/seen', { params: { id } }))
    if (!answer.ok) return
    // The button that had the focus disappears.
    row.current?.focus()
    onSeen(answer.data)
  }
  return (
    <li ref={row} className={styles.row} data-waiting={isWaiting || undefined} tabIndex={-1}>
      <div className={styles.what}>
        <h2 className={styles.title}>{title}</h2>
        <p>{alert.text}</p>
        <p className={styles.where}>
          {place && <Link to={place.to}>{place.label}</Link>}
          <time dateTime={raisedAt}>{staffTime(new Date(raisedAt))}</time>
        </p>
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </div>
      <div className={styles.state}>
        {isWaiting ? (
          <Button
            variant="secondary"
            size="sm"
            icon={CheckIcon}
            busy={busy !== null}
            aria-label={text.markSeenOf(title, place?.label ?? '')}
            onClick={() => void markSeen()}
          >
            {text.markSeen}
          </Button>
        ) : (
          <span>{over || !seen ? text.over : text.seenBy(seen.by, staffHour(new Date(seen.at)))}</span>
        )}
      </div>
    </li>
  )
}

function placeOf({ booking, careCase, kind }: ShownAlert): { to: string; label: string } | null {
  if (booking) return { to: `/admin/bloodtests/${booking.id}`, label: text.about(booking.fullName, booking.orderId) }
  if (careCase) return { to: `/admin/cases/${careCase.id}`, label: text.about(careCase.patientName, careCase.number) }
  return isPlace(kind) ? text.places[kind] : null
}

const isPlace = (kind: string): kind is keyof typeof text.places => Object.hasOwn(text.places, kind)
