import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { HeldSeats as HeldSeatsOfDay } from '@homecare/contract/admin/slot-plan'
import { staffHour } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { useChange } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { slotPlanMessages } from './messages'
import styles from './held-seats.module.css'

const text = slotPlanMessages.holds
const REFRESH_MS = 15_000

type Hold = HeldSeatsOfDay['holds'][number]

const clock = (instant: string): string => staffHour(new Date(instant))

/** Who holds seats of a day without having paid, and a button that ends a hold. */
export function HeldSeats({ date, onEnded }: { date: string; onEnded: () => void }) {
  const api = useApi()
  const { data, failure, reload } = usePolledQuery(
    ['slot-holds', date],
    (client, options) => client.get('/api/slot-plan/holds', { query: { date }, ...options }),
    REFRESH_MS,
  )
  const [target, setTarget] = useState<Hold | null>(null)
  const { busy, refusal, run, reset } = useChange()

  const end = async ({ bookingId }: Hold) => {
    const answer = await run('end', () => api.delete('/api/slot-plan/holds/{id}', { params: { id: bookingId } }), {
      CONFLICT: (detail) => detail ?? text.paid,
    })
    if (!answer.ok) return reload()
    setTarget(null)
    reload()
    onEnded()
  }
  const holds = data?.holds
  return (
    <section aria-label={text.title} className={styles.holds}>
      <h3 className={styles.title}>{text.title}</h3>
      {!holds && failure && <Notice kind="error">{text.failed}</Notice>}
      {!holds && !failure && <p role="status">{text.loading}</p>}
      {holds && <p className={styles.quiet}>{text.count(holds.length)}</p>}
      <ul className={styles.list}>
        {holds?.map((hold) => (
          <li key={hold.bookingId} className={styles.hold}>
            <div>
              <p>
                <strong>{hold.time}</strong> <bdi>{hold.firstName}</bdi>{' '}
                <Link to={`/admin/bloodtests/${hold.bookingId}`}>{hold.orderId}</Link>
              </p>
              <p className={styles.quiet}>
                {text.from(clock(hold.since), clock(hold.until))}
                {hold.addressGroup !== null && ` · ${text.group(hold.addressGroup)}`}
              </p>
            </div>
            <Button variant="quiet" size="sm" aria-label={text.endOf(hold.orderId)} onClick={() => setTarget(hold)}>
              {text.end}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={target !== null}
        title={text.confirm(target?.time ?? '', target?.firstName ?? '')}
        save={text.end}
        danger
        busy={busy !== null}
        refusal={refusal}
        onClose={() => {
          setTarget(null)
          reset()
        }}
        onSave={() => target && void end(target)}
      >
        <p>{text.consequence}</p>
      </ConfirmDialog>
    </section>
  )
}
