import { messages } from '../messages'
import styles from './metric-tiles.module.css'

const words = messages.lists.tiles
const TILES = ['total', 'pending', 'completed', 'canceled'] as const
const number = new Intl.NumberFormat('en-US')

type Counts = Record<(typeof TILES)[number], number>

/** Four figures; a dash stands where a figure will be. */
export function MetricTiles({ counts }: { counts: Counts | undefined }) {
  return (
    <dl className={styles.tiles} aria-label={words.label}>
      {TILES.map((tile) => (
        <div key={tile} className={styles.tile} data-tile={tile}>
          <dt>{words[tile]}</dt>
          <dd>{counts ? number.format(counts[tile]) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
