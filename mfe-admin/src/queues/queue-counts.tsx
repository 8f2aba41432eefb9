import type { QueueBoard } from '@homecare/contract/desk/queue-board'
import { queueMessages } from './messages'
import styles from './queue-counts.module.css'

const { label, ...names } = queueMessages.counts
const TILES = ['outbox', 'waiting', 'active', 'delayed', 'failed'] as const
const number = new Intl.NumberFormat('en-US')

/** The way of a job from start to end, in five figures. */
export function QueueCounts({ counts }: Pick<QueueBoard, 'counts'>) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {TILES.map((tile) => (
        <div key={tile} className={styles.tile} data-alarm={(tile === 'failed' && counts.failed > 0) || undefined}>
          <dt>{names[tile]}</dt>
          <dd>{number.format(counts[tile])}</dd>
        </div>
      ))}
    </dl>
  )
}
