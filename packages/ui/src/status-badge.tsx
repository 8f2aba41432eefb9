import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
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

export const looks: Record<Status, { icon: IconName; tone: 'warning' | 'success' | 'idle' | 'danger' | 'info' }> = {
  Pending: { icon: 'hourglass', tone: 'warning' },
  Completed: { icon: 'check-circle', tone: 'success' },
  Canceled: { icon: 'ban', tone: 'idle' },
  Unpaid: { icon: 'wallet', tone: 'idle' },
  Paid: { icon: 'credit-card', tone: 'success' },
  Failed: { icon: 'x-circle', tone: 'danger' },
  Expired: { icon: 'timer-off', tone: 'idle' },
  Reversed: { icon: 'undo', tone: 'info' },
  'Needs action': { icon: 'warning', tone: 'danger' },
}

/** A status as icon, word and colour, so that none of them has to carry it alone. */
export function StatusBadge({ status }: { status: Status }) {
  const { icon, tone } = looks[status]
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <Icon name={icon} size={16} />
      {status}
    </span>
  )
}
