import { describe, expect, test } from 'vitest'
import { countdown, sessionPhase } from './session-phase'

const now = Date.parse('2026-03-03T08:00:00.000Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const kindAt = (idle: number, end: number) =>
  sessionPhase({ userName: 'sara', role: 'admin', idleUntil: inMinutes(idle), endsAt: inMinutes(end) }, now).kind

describe('the phase of a session', () => {
  test.each([
    [30, 480, 'active'],
    [2.1, 480, 'active'],
    [2, 480, 'idle-warning'],
    [0, 480, 'ended'],
    [30, 5, 'end-warning'],
    [30, 0, 'ended'],
    [1, 3, 'end-warning'],
  ])('a session that ends idle in %d min and in any case in %d min has the phase %s', (idle, end, kind) =>
    expect(kindAt(idle, end)).toBe(kind),
  )

  test('a countdown shows minutes and two digits of seconds', () => {
    expect([65_000, 59_001, 0, -5].map(countdown)).toEqual(['1:05', '1:00', '0:00', '0:00'])
  })
})
