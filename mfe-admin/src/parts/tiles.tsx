import { classNames } from '@homecare/ui/class-names'
import styles from './tiles.module.css'

interface Tile {
  key: string
  label: string
  /** A dash is the placeholder of a figure. */
  value: number | undefined
  tone?: 'whole' | 'alarm' | undefined
}

const number = new Intl.NumberFormat('en-US')

/** A few figures side by side. */
export function Tiles({ label, tiles, className }: { label: string; tiles: readonly Tile[]; className?: string }) {
  return (
    <dl className={classNames(styles.tiles, className)} aria-label={label}>
      {tiles.map(({ key, label: name, value, tone }) => (
        <div key={key} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value === undefined ? '–' : number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
