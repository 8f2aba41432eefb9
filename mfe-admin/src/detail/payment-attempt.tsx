import type { BloodTestDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { detailMessages } from './messages'
import styles from './payment-panel.module.css'

const words = detailMessages.payment

export type Attempt = BloodTestDetail['attempts'][number]

interface PaymentAttemptProps {
  attempt: Attempt
  number: number
  /** Absent where its money is not to be given back here. */
  onRefund: (() => void) | undefined
}

export function PaymentAttempt({ attempt, number, onRefund }: PaymentAttemptProps) {
  return (
    <li className={styles.attempt}>
      <p className={styles.when}>
        {words.attempt(number)}, {formatDubaiTime(new Date(attempt.startedAt))},{' '}
        {formatAed(filsFromAed(attempt.amount))}
      </p>
      <p>{words.states[attempt.state]}</p>
      {attempt.message && <p>{words.gatewaySays(attempt.message)}</p>}
      {attempt.trackingId && (
        <p className={styles.when}>
          {words.tracking} {attempt.trackingId}
        </p>
      )}
      {onRefund && (
        <Button variant="danger" size="sm" icon="undo" className={styles.refund} onClick={onRefund}>
          {words.giveBack}
        </Button>
      )}
    </li>
  )
}
