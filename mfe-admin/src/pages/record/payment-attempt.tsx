import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { CheckCircleIcon, HourglassIcon, UndoIcon, XCircleIcon } from '@homecare/ui/icons'
import { detailMessages } from '../../parts/record/messages'
import styles from './payment-panel.module.css'

const text = detailMessages.payment

export type Attempt = BloodTestDetail['attempts'][number]

interface PaymentAttemptProps {
  attempt: Attempt
  number: number
  /** Absent where no refund is offered. */
  onRefund: (() => void) | undefined
}

export function PaymentAttempt({ attempt, number, onRefund }: PaymentAttemptProps) {
  return (
    <li className={styles.attempt}>
      <p className={styles.when}>
        {text.attempt(number)}, {staffTime(new Date(attempt.startedAt))}, {formatAed(filsFromAed(attempt.amount))}
      </p>
      <p>{text.states[attempt.state]}</p>
      {attempt.message && <p>{text.gatewaySays(attempt.message)}</p>}
      {attempt.trackingId && (
        <p className={styles.when}>
          {text.tracking} {attempt.trackingId}
        </p>
      )}
      <RefundLine attempt={attempt} />
      {onRefund && (
        <Button variant="danger" size="sm" icon={UndoIcon} className={styles.refund} onClick={onRefund}>
          {text.giveBack}
        </Button>
      )}
    </li>
  )
}

const ICONS = { requested: HourglassIcon, done: CheckCircleIcon, failed: XCircleIcon } as const

/** The refund's status, and the gateway's reason if it was refused. */
function RefundLine({ attempt: { refund, refundAt, refundReason } }: { attempt: Attempt }) {
  if (refund === 'none' || refund === 'declined' || refundAt === null) return null
  return (
    <p className={styles.refunded} data-state={refund}>
      <Icon icon={ICONS[refund]} size={16} />
      <span>
        {text.attemptRefund[refund](staffTime(new Date(refundAt)))}
        {refundReason && ` ${text.gatewaySays(refundReason)}`}
      </span>
    </p>
  )
}
