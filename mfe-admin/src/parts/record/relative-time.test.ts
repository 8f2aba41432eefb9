import { describe, expect, test } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date('2026-03-03T10:00:00.000Z')

describe('how long ago something was', () => {
  test.each([
    ['2026-03-03T09:59:58.000Z', 'just now'],
    ['2026-03-03T10:00:30.000Z', 'just now'],
    ['2026-03-03T09:59:40.000Z', '20 s ago'],
    ['2026-03-03T09:57:10.000Z', '2 min ago'],
    ['2026-03-03T07:00:00.000Z', '3 h ago'],
    ['2026-03-01T08:00:00.000Z', 'Sun 1 Mar 2026, 12:00'],
  ])('%s is shown as %s', (at, expected) => expect(relativeTime(at, now)).toBe(expected))
})
