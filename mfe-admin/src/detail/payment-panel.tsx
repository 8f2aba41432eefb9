import type { BloodTestDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { messages } from '../messages'
import { detailMessages } from './messages'
import { Facts, Panel } from './panel'
import styles from './payment-panel.module.css'

const words = detailMessages.payment

export function PaymentPanel({ record }: { record: BloodTestDetail }) {
  const { paymentStatus, needsAction, total, attempts, refund } = record
  return (
    <Panel title={words.title}>
      {needsAction && (
        <Notice kind="warning" title={words.needsActionTitle}>
          {words.needsAction[needsAction] ?? needsAction}
        </Notice>
      )}
      <Facts
        facts={[
          [words.status, paymentStatus === 'Pending' ? messages.lists.payment.Pending : <StatusBadge status={paymentStatus} />],
          [words.amount, formatAed(filsFromAed(total))],
        ]}
      />
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
