import { staffHour } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { RefreshIcon, WarningIcon } from '@homecare/ui/icons'
import { messages } from '../messages'
import styles from './refresh-status.module.css'

const text = messages.lists

/** When the rows were last refreshed; after a failed refresh with a retry button. */
export function RefreshStatus({ at, failed, onRetry }: { at: Date | null; failed: boolean; onRetry: () => void }) {
  if (!at) return null
  const time = staffHour(at)
  return (
    <div className={styles.sign} data-failed={failed || undefined}>
      <span role={failed ? 'status' : undefined} className={styles.text}>
        {failed && <Icon icon={WarningIcon} size={16} />}
        {failed ? text.stale(time) : text.upToDate(time)}
      </span>
      {failed && (
        <Button variant="quiet" size="sm" icon={RefreshIcon} onClick={onRetry}>
          {text.retryNow}
        </Button>
      )}
    </div>
  )
}
