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

const aed = (amount: number) => formatAed(filsFromAed(amount))

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
        {text.attempt(number)}, {staffTime(new Date(attempt.startedAt))}, {aed(attempt.amount)}
      </p>
      <p>{text.states[attempt.state]}</p>
      {attempt.message && <p>{text.gatewaySays(attempt.message)}</p>}
      {attempt.trackingId && (
        <p className={styles.when}>
          {text.tracking} {attempt.trackingId}
        </p>
      )}
      {attempt.refunded > 0 && attempt.refunded < attempt.amount && (
        <p>
          <strong>{text.soFar(aed(attempt.refunded), aed(attempt.amount))}</strong>
        </p>
      )}
      {attempt.parts.map((part) => (
        <RefundLine key={`${part.at} ${part.amount}`} state={part.state} reason={part.reason}>
          {text.part[part.state](aed(part.amount), staffTime(new Date(part.at)))}
        </RefundLine>
      ))}
      <RefundOfAll attempt={attempt} />
      {onRefund && (
        <Button variant="danger" size="sm" icon={UndoIcon} className={styles.refund} onClick={onRefund}>
          {text.giveBack}
        </Button>
      )}
    </li>
  )
}

const ICONS = { requested: HourglassIcon, done: CheckCircleIcon, failed: XCircleIcon } as const

interface RefundLineProps {
  state: keyof typeof ICONS
  /** Why the gateway refused it. */
  reason: string | null
  children: string
}

const RefundLine = ({ state, reason, children }: RefundLineProps) => (
  <p className={styles.refunded} data-state={state}>
    <Icon icon={ICONS[state]} size={16} />
    <span>
      {children}
      {reason && ` ${text.gatewaySays(reason)}`}
    </span>
  </p>
)

/** The refund of all that was left. */
function RefundOfAll({ attempt: { refund, refundAt, refundReason } }: { attempt: Attempt }) {
  if (refund === 'none' || refund === 'declined' || refundAt === null) return null
  return (
    <RefundLine state={refund} reason={refundReason}>
      {text.attemptRefund[refund](staffTime(new Date(refundAt)))}
    </RefundLine>
  )
}
