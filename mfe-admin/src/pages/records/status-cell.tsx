import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { StatusBadge, type Status } from '@homecare/ui/status-badge'
import styles from './status-cell.module.css'

interface StatusCellProps {
  status: Status
  /** A second status, such as a payment problem; only its icon where there is little space, unless it is urgent on a phone. */
  mark?: { icon: IconDrawing; label: string; urgent: boolean } | null
}

export function StatusCell({ status, mark }: StatusCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.status}>
        <StatusBadge status={status} />
      </span>
      {mark && (
        <span
          role="img"
          aria-label={mark.label}
          className={styles.mark}
          data-urgent={mark.urgent || undefined}
          title={mark.label}
        >
          <Icon icon={mark.icon} size={16} />
          <span className={styles.text}>{mark.label}</span>
        </span>
      )}
    </span>
  )
}
