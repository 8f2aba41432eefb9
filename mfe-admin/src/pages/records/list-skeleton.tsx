import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { messages } from '../../messages'
import styles from './list-skeleton.module.css'

/** As tall as the table, so that the layout does not shift when the rows arrive. */
export function ListSkeleton() {
  return (
    <div className={styles.area} role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton lines={11} className={styles.rows} />
    </div>
  )
}
