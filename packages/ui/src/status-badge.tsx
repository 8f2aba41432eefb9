import { classNames } from './class-names'
import { Icon, type IconDrawing } from './icon'
import {
  BanIcon,
  CheckCircleIcon,
  CreditCardIcon,
  HourglassIcon,
  TimerOffIcon,
  UndoIcon,
  WalletIcon,
  WarningIcon,
  XCircleIcon,
} from './icons'
import { statuses } from './locales/en/status.json'
import styles from './status-badge.module.css'

export type Status =
  | 'Pending'
  | 'Completed'
  | 'Canceled'
  | 'Unpaid'
  | 'Paid'
  | 'Failed'
  | 'Expired'
  | 'Reversed'
  | 'Needs action'

export const looks: Record<Status, { icon: IconDrawing; tone: 'warning' | 'success' | 'idle' | 'danger' | 'info' }> = {
  Pending: { icon: HourglassIcon, tone: 'warning' },
  Completed: { icon: CheckCircleIcon, tone: 'success' },
  Canceled: { icon: BanIcon, tone: 'idle' },
  Unpaid: { icon: WalletIcon, tone: 'idle' },
  Paid: { icon: CreditCardIcon, tone: 'success' },
  Failed: { icon: XCircleIcon, tone: 'danger' },
  Expired: { icon: TimerOffIcon, tone: 'idle' },
  Reversed: { icon: UndoIcon, tone: 'info' },
  'Needs action': { icon: WarningIcon, tone: 'danger' },
}

/** A status as icon, word and colour, so that none of them has to carry it alone. */
export function StatusBadge({ status }: { status: Status }) {
  const { icon, tone } = looks[status]
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <Icon icon={icon} size={16} />
      <span>{statuses[status]}</span>
    </span>
  )
}
