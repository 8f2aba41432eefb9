import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDubaiTime } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button, ButtonLink } from '@homecare/ui/button'
import { dateText } from '../lists/common-columns'
import { usePermission } from '../parts/use-permission'
import { actionsFor, type MoneyAction } from './money-actions'
import type { BoardRow } from './board-rows'
import { moneyMessages } from './messages'
import { MoneyDialog } from './money-dialog'
import { useMoneyAction } from './use-money-action'
import { reasonText } from './reason-text'
import styles from './money-row.module.css'

const words = moneyMessages

/** One case: who, how much, since when, what can be done, and what came of it. */
export function MoneyRow({ row: { item, settled }, onChanged }: { row: BoardRow; onChanged: () => void }) {
  const { fullName, orderId, bookingId, total, since, date, time } = item
  const { busy, outcome, refusal, act, reset } = useMoneyAction(item, onChanged)
  const [asked, setAsked] = useState<Exclude<MoneyAction, 'query'> | null>(null)
  const may: Record<MoneyAction, boolean> = {
    query: usePermission('refund'),
    clear: usePermission('work-on-bookings'),
    refund: usePermission('refund'),
    void: usePermission('refund'),
  }
  const offered = settled ? [] : actionsFor(item).filter((action) => may[action])
  const why = reasonText(item)
  const booking = `/admin/bloodtests/${bookingId}`
  const close = () => {
    setAsked(null)
    reset()
  }

  return (
    <li className={styles.row} data-settled={settled || undefined}>
      <p className={styles.who}>
        <Link to={booking} className={styles.name}>
          <bdi>{fullName}</bdi>
        </Link>{' '}
        <span className={styles.order}>{orderId}</span>
      </p>
      <p className={styles.amount}>{formatAed(filsFromAed(total))}</p>
      <div className={styles.facts}>
        <p className={styles.quiet}>
          {words.visit(dateText(date), time)}, {words.since(formatDubaiTime(new Date(since)))}
        </p>
        {why && <p>{why}</p>}
        {item.attemptId === null && !why && <p className={styles.quiet}>{words.noAttempt}</p>}
      </div>
      {!settled && offered.length === 0 && (
        <div className={styles.actions}>
          <ButtonLink as={Link} href={booking} variant="secondary" size="sm">
            {words.actions.open}
          </ButtonLink>
        </div>
      )}
      {offered.length > 0 && (
        <div className={styles.actions} role="group" aria-label={words.actions.label(fullName)}>
          {offered.map((action) => (
            <Button
              key={action}
              variant={action === 'refund' || action === 'void' ? 'danger' : 'secondary'}
              size="sm"
              busy={busy === action && action === 'query'}
              busyLabel={words.actions.querying}
              disabled={busy !== null && busy !== action}
              onClick={() => (action === 'query' ? void act('query', '') : setAsked(action))}
            >
              {words.actions[action]}
            </Button>
          ))}
        </div>
      )}
      {/* In the page from the start, so that what comes of an action is heard. */}
      <div className={styles.outcome} role="status">
        {settled && <p className={styles.quiet}>{words.settled}</p>}
        {outcome && <p>{outcome}</p>}
        {refusal && asked === null && <p className={styles.refusal}>{refusal}</p>}
      </div>
      <MoneyDialog
        action={asked}
        item={item}
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={(note) => asked && void act(asked, note).then((done) => done && setAsked(null))}
      />
    </li>
  )
}
