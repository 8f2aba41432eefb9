import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isExact, isInEmirates, pinOf, readPin } from './pin'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('a pin is read as the place that it was made of, to about ten metres', () => {
  fc.assert(
    fc.property(place, (at) => {
      const read = readPin(pinOf(at))
      expect(Math.abs((read?.latitude ?? 999) - at.latitude)).toBeLessThanOrEqual(0.0000501)
      expect(Math.abs((read?.longitude ?? 999) - at.longitude)).toBeLessThanOrEqual(0.0000501)
    }),
  )
})

it.each(['', 'Dubai', '25.2', '25.2,', '25.2,x', '1e3,2', '25.2048,55.2708,3', 'javascript:1,2'])(
  'the text "%s" is no pin',
  (text) => {
    expect(readPin(text)).toBeNull()
  },
)

it.each([
  ['Dubai', 25.2048, 55.2708, true],
  ['Hatta', 24.7967, 56.1176, true],
  ['London', 51.5072, -0.1276, false],
  ['Mumbai', 19.076, 72.8777, false],
])('a pin in %s may be one of our visits or not', (_, latitude, longitude, isIn) => {
  expect(isInEmirates({ latitude, longitude })).toBe(isIn)
})

it('a device that knows its place only roughly gives no pin', () => {
  expect([12, 150, 151, 20_000].map((accuracy) => isExact({ accuracy }))).toEqual([true, true, false, false])
})
