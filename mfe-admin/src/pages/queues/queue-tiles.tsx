import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { Tiles } from '../../parts/tiles'
import { queueMessages } from './messages'
import styles from './queue-tiles.module.css'

const { label, ...names } = queueMessages.counts
const TILES = ['outbox', 'waiting', 'active', 'delayed', 'failed'] as const

/** The number of jobs in each of five states. */
export function QueueTiles({ counts }: Pick<QueueBoard, 'counts'>) {
  const tiles = TILES.map((key) => ({
    key,
    label: names[key],
    value: counts[key],
    tone: key === 'failed' && counts.failed > 0 ? ('alarm' as const) : undefined,
  }))
  return <Tiles label={label} tiles={tiles} className={styles.tiles} />
}
