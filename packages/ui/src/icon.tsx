import type { ComponentType, SVGProps } from 'react'
import { ArrowLeftIcon, ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from './icons'

/** One of `icons.tsx`. */
export type IconDrawing = ComponentType<
  SVGProps<SVGSVGElement> & { size?: number; 'data-mirror'?: boolean | undefined }
>

/** They point along the reading direction; the stylesheet of the page mirrors them. */
const MIRRORED: readonly IconDrawing[] = [ArrowLeftIcon, ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon]

/** One stroke, one family. Hidden from screen readers unless it has a `label`. `size` in px. */
export function Icon({
  icon: Drawing,
  size = 20,
  label,
}: {
  icon: IconDrawing
  size?: number
  label?: string | undefined
}) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      focusable="false"
      data-mirror={MIRRORED.includes(Drawing) || undefined}
      {...meaning}
    />
  )
}
