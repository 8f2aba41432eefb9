import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBeside } from './beside-field'

const CALENDAR = { width: 368, height: 401 }
const window = fc.record({ width: fc.integer({ min: 576, max: 1920 }), height: fc.integer({ min: 600, max: 1100 }) })
const field = fc.record({
  x: fc.integer({ min: 16, max: 1500 }),
  y: fc.integer({ min: 130, max: 950 }),
  width: fc.integer({ min: 200, max: 400 }),
  height: fc.constant(48),
})

test('a calendar is moved where header or action bar would cover it, and then lies under neither, within the window and off its field', () => {
  fc.assert(
    fc.property(window, field, fc.boolean(), (size, at, isBelow) => {
      const y = isBelow ? at.y + at.height : at.y - CALENDAR.height
      const isCovered = y < 124 || y + CALENDAR.height > size.height - 60
      const place = placeBeside({ ...CALENDAR, x: at.x, y }, at, size)
      const hasRoom = at.x >= CALENDAR.width + 16 || at.x + at.width + CALENDAR.width + 16 <= size.width
      if (isCovered) expect(place !== null).toBe(hasRoom)
      if (!place) return
      expect(place.y).toBeGreaterThanOrEqual(124)
      expect(place.y + CALENDAR.height).toBeLessThanOrEqual(Math.max(size.height - 60, 124 + 8 + CALENDAR.height))
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + CALENDAR.width <= at.x || place.x >= at.x + at.width).toBe(true)
    }),
  )
})
