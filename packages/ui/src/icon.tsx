import type { IconNode } from 'lucide'
import styles from './icon.module.css'
import { ArrowLeftIcon, ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from './icons'

/** One of `icons.tsx`: its shapes in a square of 24 units. */
export type IconDrawing = IconNode

/** They point along the reading direction; the stylesheet of the page mirrors them. */
const MIRRORED: readonly IconDrawing[] = [ArrowLeftIcon, ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon]

/** One stroke, one family. Hidden from screen readers unless it has a `label`. `size` in px. */
export function Icon({ icon, size = 20, label }: { icon: IconDrawing; size?: number; label?: string | undefined }) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={styles.icon}
      data-mirror={MIRRORED.includes(icon) || undefined}
      {...meaning}
    >
      {icon.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  )
}
