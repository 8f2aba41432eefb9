import type { ListFilter } from '../../api/record-calls'
import { messages } from '../../messages'
import { ANY_STATUS } from '../../parts/record/list-filter'
import { Tiles } from '../../parts/tiles'
import { useFilterQuery } from './use-filter-query'
import styles from './metric-tiles.module.css'

const text = messages.lists.tiles
const TILES = [
  { key: 'total', status: ANY_STATUS },
  { key: 'pending', status: 'Pending' },
  { key: 'completed', status: 'Completed' },
  { key: 'canceled', status: 'Canceled' },
] as const

type Counts = Record<(typeof TILES)[number]['key'], number>

/** Four figures, of which the first is the sum. A press shows what it counts. */
export function MetricTiles({ counts, filter }: { counts: Counts | undefined; filter: ListFilter }) {
  const { change } = useFilterQuery()
  const tiles = TILES.map(({ key, status }) => ({
    key,
    label: text[key],
    value: counts?.[key],
    tone: key === 'total' ? ('whole' as const) : undefined,
    filter: { isOn: (filter.status ?? ANY_STATUS) === status, onPress: () => change({ status }) },
  }))
  return <Tiles label={text.label} tiles={tiles} className={styles.tiles} />
}
