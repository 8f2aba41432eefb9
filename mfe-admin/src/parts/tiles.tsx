import { classNames } from '@homecare/ui/class-names'
import styles from './tiles.module.css'

interface Tile {
  key: string
  label: string
  /** A dash is the placeholder of a figure. */
  value: number | undefined
  tone?: 'whole' | 'alarm' | undefined
  /** What its press filters by; without it the tile is a figure alone. */
  filter?: { isOn: boolean; onPress: () => void }
}

const number = new Intl.NumberFormat('en-US')

/** A few figures side by side; those with a filter are buttons. */
export function Tiles({ label, tiles, className }: { label: string; tiles: readonly Tile[]; className?: string }) {
  return (
    <dl className={classNames(styles.tiles, className)} aria-label={label}>
      {tiles.map(({ key, label: name, value, tone, filter }) => (
        <div key={key} data-tone={tone} data-on={filter?.isOn || undefined}>
          <dt>{filter ? <TileButton name={name} {...filter} /> : name}</dt>
          <dd>{value === undefined ? '–' : number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Its target is the whole tile. */
const TileButton = ({ name, isOn, onPress }: NonNullable<Tile['filter']> & { name: string }) => (
  <button type="button" className={styles.button} aria-pressed={isOn} onClick={onPress}>
    {name}
  </button>
)
