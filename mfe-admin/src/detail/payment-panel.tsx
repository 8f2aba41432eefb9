import type { BloodTestDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { StatusBadge } from '@homecare/ui/status-badge'
import { messages } from '../messages'
import { detailMessages } from './messages'
import { Fact, Facts, Panel } from './panel'
import styles from './payment-panel.module.css'

const words = detailMessages.payment

export function PaymentPanel({ record }: { record: BloodTestDetail }) {
  const { paymentStatus, total, attempts, refund } = record
  return (
    <Panel title={words.title}>
      <Facts>
        <Fact label={words.status}>
          {paymentStatus === 'Pending' ? messages.lists.payment.Pending : <StatusBadge status={paymentStatus} />}
        </Fact>
        <Fact label={words.amount}>{formatAed(filsFromAed(total))}</Fact>
      </Facts>
      {words.refund[refund] && <p>{words.refund[refund]}</p>}
      {attempts.length === 0 ? (
        <p className={styles.none}>{words.noAttempt}</p>
      ) : (
        <ol className={styles.attempts} aria-label={words.attempts}>
          {attempts.map((attempt, index) => (
            <li key={attempt.attemptId} className={styles.attempt}>
              <p className={styles.when}>
                {words.attempt(index + 1)}, {formatDubaiTime(new Date(attempt.startedAt))},{' '}
                {formatAed(filsFromAed(attempt.amount))}
              </p>
              <p>{words.states[attempt.state]}</p>
              {attempt.message && <p>{words.gatewaySays(attempt.message)}</p>}
              {attempt.trackingId && (
                <p className={styles.when}>
                  {words.tracking} {attempt.trackingId}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
