import type { ComponentProps } from 'react'
import type ReactDatePicker from 'react-datepicker'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What the site's fixed header and its action bar cover of a window, and the air around a box. */
const HEADER = 124
const BAR = 60
const AIR = 8

/**
 * The place of a box that would lie under the header or the action bar: beside its field. Null where it is well placed, or
 * where no side has room.
 */
export function placeBeside(box: Box, field: Box, window: { width: number; height: number }) {
  const [highest, lowest] = [HEADER + AIR, window.height - BAR - AIR - box.height]
  if (box.y >= highest && box.y <= lowest) return null
  const [before, after] = [field.x - AIR - box.width, field.x + field.width + AIR]
  const y = Math.max(highest, Math.min(box.y, lowest))
  if (before >= AIR) return { x: before, y }
  return after + box.width <= window.width - AIR ? { x: after, y } : null
}

/** For the library that places the date picker's box. */
export const besideField: Middleware = {
  name: 'besideField',
  fn: ({ x, y, rects: { reference, floating }, elements }) => {
    const field = elements.reference.getBoundingClientRect()
    // A dialog covers header and bar.
    if (elements.floating.closest('dialog')) return {}
    const [left, top] = [field.x - reference.x, field.y - reference.y]
    const box = { x: x + left, y: y + top, width: floating.width, height: floating.height }
    const place = placeBeside(box, field, { width: innerWidth, height: innerHeight })
    return place ? { x: place.x - left, y: place.y - top } : {}
  },
}

type Middleware = NonNullable<ComponentProps<typeof ReactDatePicker>['popperModifiers']>[number]
