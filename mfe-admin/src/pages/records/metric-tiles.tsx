import { messages } from '../../messages'
import { Tiles } from '../../parts/tiles'
import styles from './metric-tiles.module.css'

const text = messages.lists.tiles
const TILES = ['total', 'pending', 'completed', 'canceled'] as const

type Counts = Record<(typeof TILES)[number], number>

/** Four figures, of which the first is the sum. */
export function MetricTiles({ counts }: { counts: Counts | undefined }) {
  const tiles = TILES.map((key) => ({
    key,
    label: text[key],
    value: counts?.[key],
    tone: key === 'total' ? ('whole' as const) : undefined,
  }))
  return <Tiles label={text.label} tiles={tiles} className={styles.tiles} />
}
