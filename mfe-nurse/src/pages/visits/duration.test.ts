import { expect, test } from 'vitest'
import { duration } from './duration'

const MINUTE_MS = 60_000
test.each([
  [20, '20 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [150, '2 hours 30 minutes'],
  [-180, '3 hours'],
  [3 * 1440 + 5, '3 days'],
  [-9 * 525_960, '9 years'],
])('%i minutes are read as %s', (minutes, text) => {
  expect(duration(minutes * MINUTE_MS)).toBe(text)
})
