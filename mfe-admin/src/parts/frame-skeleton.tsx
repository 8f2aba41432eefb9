import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { messages } from '../messages'
import styles from './frame-skeleton.module.css'

/** The frame's shape while the session is loading. */
export function FrameSkeleton() {
  return (
    <div className={styles.frame} data-density="compact" role="status">
      <meta name="robots" content="noindex" />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.bar}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.main}>
        <Skeleton block className={styles.head} />
        <Skeleton block className={styles.body} />
      </div>
    </div>
  )
}
